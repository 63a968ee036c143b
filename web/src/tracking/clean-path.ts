import { articlePath, fits, pages, topicPath } from '../paths.ts'

// Named here and not fetched from the articles: this is on every page, and they are long.
const ARTICLES = [
  'power-of-personalized-prayer',
  'digital-journaling',
  'stillness-clarity',
  'prayer-habit',
  'psalms-modern-heart',
]
const TOPICS = ['faith', 'prayer', 'scripture', 'growth', 'technology', 'community']

/** The articles and topics of the blog are everybody's: of these it may be told which one was read. */
export const READABLE: readonly string[] = [...ARTICLES.map(articlePath), ...TOPICS.map(topicPath)]

/**
 * An address as it may be told: one of ours, or the pattern of one of ours. Never what somebody typed, and never the
 * token of a link: `/shared/abc` is told as `/shared/:token`.
 */
export function cleanPath(pathname: string): string {
  const [path = '/'] = pathname.split(/[?#]/, 1)
  if (READABLE.includes(path)) return path
  return pages.find((page) => fits(path, page)) ?? '/:unknown'
}

/** Whether the path no longer says which one it is about. */
export function isAboutOneThing(path: string): boolean {
  return path.includes('/:')
}
