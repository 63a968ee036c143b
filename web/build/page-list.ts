import { PLACEHOLDERS } from '../src/api/placeholders.ts'
import type { FoundPages, Page } from './find-pages.ts'
import { metaOf } from './meta-of.ts'

/** pages.json, by which the gateway answers (gateway/src/page-list.ts). */
export interface PageList {
  /** What stands in every page for what the operator chooses. */
  readonly placeholders: Readonly<Record<string, string>>
  /** What is answered at the app's own addresses, by their patterns. */
  readonly app: readonly { path: string; file: string }[]
  readonly prerendered: readonly { path: string; file: string; indexed: boolean; published?: string }[]
  /** In this order: the first whose pattern fits is answered, with status 404. */
  readonly missing: readonly { path: string; file: string }[]
}

export function pageList({ app, prerendered, missing }: FoundPages): PageList {
  return {
    placeholders: PLACEHOLDERS,
    app: app.map(placeOf),
    prerendered: prerendered.map((page) => ({ ...placeOf(page), ...indexing(page) })),
    missing: missing.map(placeOf),
  }
}

function placeOf({ path, file }: Page) {
  return { path, file }
}

function indexing({ rendered: { head } }: Page) {
  const published = metaOf(head, 'article:published_time')
  return { indexed: metaOf(head, 'robots') !== 'noindex', ...(published && { published }) }
}
