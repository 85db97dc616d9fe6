import { compile } from '../../src/book/compile.ts'
import { check } from '../../src/check/check.ts'
import { sayUndecided } from '../../src/check/clashes.ts'
import type { Book } from '../../src/compiled.ts'
import { everyEdition } from '../../src/editions.ts'
import { type Problem, sayProblem } from '../../src/problem.ts'
import { problemsOf } from '../../src/scenario/failure.ts'
import { runScenario } from '../../src/scenario/run.ts'
import { readFixture } from '../book/fixtures.ts'

const basis = ['good/basis.md', 'good-check/table.md']

/** Every problem that a book has when it is compiled, checked and played, and the pairs that only a board decides. */
export function report(name: string, text: string): string {
  const files = basis.filter((each) => each !== name).map((each) => ({ name: each, text: readFixture(each) }))
  const { book, problems } = compile([...files, { name, text }])
  const { problems: wrong, undecided } = check(book)
  const said = [...problems, ...wrong, ...played(book, name)].map(sayProblem)
  const open = undecided.map((pair) => `    ${sayUndecided(pair)}\n`)
  return [...said, ...(open.length > 0 ? [`Only a board decides between:\n${open.join('')}`] : [])].join('\n')
}

/** What is wrong with the scenarios of one file. */
const played = (book: Book, name: string): readonly Problem[] =>
  problemsOf(
    book.scenarios
      .filter(({ place }) => place.file === name)
      .flatMap((scenario) =>
        everyEdition(book).flatMap((moment) => runScenario(book, scenario, moment) ?? []),
      ),
  )
