import type { Tree } from '../tree.ts'
import type { Run } from './run.ts'
import { Nobody } from './view.ts'

/** One small operation of a lowered clause. It acts on the run, or asks and waits. */
export type Op = (run: Run) => void

/** What a deed word does: it adds its operations to the code of the clause. */
export type Lowering = (tree: Tree, code: Code) => void

/** Operations of a clause while it is being lowered; jumps are absolute positions in it. */
export class Code {
  readonly ops: Op[] = []
  private loops = 0
  private readonly lowerings: Readonly<Record<string, Lowering>>

  constructor(lowerings: Readonly<Record<string, Lowering>>) {
    this.lowerings = lowerings
  }

  /** Adds one operation. */
  add(op: Op): void {
    this.ops.push(op)
  }

  /** Adds the operations of deeds, one after the other. */
  deeds(trees: readonly Tree[]): void {
    for (const tree of trees) {
      const lowering = this.lowerings[tree.word]
      if (!lowering) throw new Error(`the deed "${tree.word}" has no meaning`)
      lowering(tree, this)
    }
  }

  /** Adds a choice between two pieces of code, decided when it is reached. */
  either(test: (run: Run) => boolean, yes: () => void, no: () => void): void {
    const fork = this.hole()
    yes()
    const end = this.hole()
    const otherwise = this.ops.length
    no()
    const after = this.ops.length
    this.ops[fork] = (run) => {
      if (passes(test, run)) run.hold()
      else run.jump(otherwise)
    }
    this.ops[end] = (run) => run.jump(after)
  }

  /** Adds a loop; `next` is asked before each round and ends the loop with false. */
  loop(next: (run: Run) => boolean, body: () => void): void {
    const start = this.hole()
    body()
    this.add((run) => run.jump(start))
    const after = this.ops.length
    this.ops[start] = (run) => {
      if (!next(run)) run.jump(after)
    }
  }

  /** A name for a binding that no other loop of this clause uses. */
  loopName(): string {
    return `loop${this.loops++}`
  }

  private hole(): number {
    return this.ops.push(() => {}) - 1
  }
}

/** A test about somebody who could not be chosen fails. */
function passes(test: (run: Run) => boolean, run: Run): boolean {
  try {
    return test(run)
  } catch (error) {
    if (error instanceof Nobody) return false
    throw error
  }
}
