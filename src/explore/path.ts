import type { Book, Scenario } from '../compiled.ts'
import type { Moment } from '../editions.ts'
import { answer, type Played, play, whyNotNow } from '../engine/play.ts'
import { actOf, isAction } from '../scenario/acts.ts'
import { type RunOptions, type Staged, stage } from '../scenario/run.ts'
import type { State } from '../state.ts'
import type { Step } from '../trace.ts'
import { namedOptions } from './option.ts'

/** Where a path of answers led. */
export interface Walked {
  readonly staged: Staged
  readonly state: State
  readonly steps: readonly Step[]
  /** Set if the path does not fit: the answer that was not offered, and those that were. */
  readonly misfit?: { readonly answer: string; readonly offered: readonly string[] }
}

/** Takes the actions of a scenario and answers every coin and choice by a path that `explore` gave. */
export function walk(
  book: Book,
  scenario: Scenario,
  moment: Moment,
  path: readonly string[],
  options: RunOptions = {},
): Walked {
  const staged = stage(book, scenario, moment, options)
  const { game, lines } = staged
  const actions = lines.filter(isAction)
  const steps: Step[] = []
  let state = staged.state
  const take = (played: Played): void => {
    state = played.state
    steps.push(...played.steps)
  }
  take(play(game, state))
  let action = 0
  let at = 0
  while (state.decision) {
    if (state.decision.kind === 'shuffle') take(answer(game, state, null))
    else if (state.decision.kind === 'act') {
      const line = actions[action++]
      const act = line && actOf(game, state, line)
      if (!act || (whyNotNow(game, state, act)?.length ?? 1) > 0) break
      take(answer(game, state, { ...act }))
    } else {
      const wanted = path[at++]
      const offered = namedOptions(game, state)
      const option = offered.find(({ label }) => label === wanted)
      if (wanted === undefined) break
      if (!option)
        return {
          staged,
          state,
          steps,
          misfit: { answer: wanted, offered: offered.map(({ label }) => label) },
        }
      take(answer(game, state, option.answer))
    }
  }
  return { staged, state, steps }
}
