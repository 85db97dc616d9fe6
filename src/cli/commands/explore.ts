import { explore as ask, exploreJson, sayExploration } from '../../judge/explore.ts'
import { problemsJson } from '../../judge/json.ts'
import { askedFor, type TimeOptions } from '../asked.ts'
import { complain, complainOf, type Exit, print, printJson } from '../output.ts'

/** `judge explore`: every way a scenario may end, with its exact probability. */
export async function explore(
  name: string,
  { edition, on, json }: TimeOptions & { readonly json?: boolean },
): Promise<Exit> {
  const { book, scenarios, problems } = await askedFor(name)
  const [scenario, ...others] = scenarios
  if (problems.length > 0 || !scenario) {
    complainOf(problems)
    if (json) printJson(problemsJson(problems))
    return 1
  }
  const when = edition !== undefined ? { edition } : on === undefined ? 'newest' : { date: on }
  const exploration = ask(book, scenario, when)
  if (json) printJson(exploreJson(book, exploration))
  else print(sayExploration(book, exploration))
  if (others.length > 0 && !json) complain(`Also here: ${others.map(({ id }) => id).join(', ')}`)
  return exploration.stops.length > 0 ? 1 : 0
}
