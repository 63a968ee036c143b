import type { KeptPage } from './kept-page.ts'
import { matcherOf, type PageList } from './page-list.ts'

/** What is answered at a path that a person can type. */
export interface Answer {
  readonly page: KeptPage
  readonly status: 200 | 404
  /** Whether search engines may list it. */
  readonly indexed: boolean
}

/** Which page of the list is answered where. `pageIn` gives the page in a file. */
export function answersOf(list: PageList, pageIn: (file: string) => KeptPage): (path: string) => Answer {
  const prerendered = new Map(
    list.prerendered.map(({ path, file, indexed }): [string, Answer] => [
      path,
      { page: pageIn(file), status: 200, indexed },
    ]),
  )
  const patterns = [
    ...list.app.map(({ path, file }) => ({
      fits: matcherOf(path),
      answer: { page: pageIn(file), status: 200, indexed: false } as const,
    })),
    ...list.missing.map(({ path, file }) => ({
      fits: matcherOf(path),
      answer: { page: pageIn(file), status: 404, indexed: false } as const,
    })),
  ]
  return (path) => {
    const answer = prerendered.get(path) ?? patterns.find(({ fits }) => fits(path))?.answer
    if (!answer) throw new Error('pages.json names no page for what is missing')
    return answer
  }
}
