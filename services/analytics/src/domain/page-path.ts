const SEGMENTS_MAX = 8
const SEGMENT_CHARACTERS_MAX = 60
const ID = ':id'

/** What follows one of these is a secret, whatever it looks like. */
const SECRET_AFTER: ReadonlyMap<string, string> = new Map([['shared', ':token']])

/**
 * The articles and topics of the blog, as web/src/tracking.ts tells them (its test compares): what follows
 * `/blog/` otherwise is something that somebody typed, however plain its words.
 */
const ARTICLES: ReadonlySet<string> = new Set([
  'power-of-personalized-prayer',
  'digital-journaling',
  'stillness-clarity',
  'prayer-habit',
  'psalms-modern-heart',
])
const TOPICS: ReadonlySet<string> = new Set([
  'faith',
  'prayer',
  'scripture',
  'growth',
  'technology',
  'community',
])

/** Words and small numbers with hyphens between, as our own addresses are made: `prayer-habit`, `psalm-23`. */
const PLAIN = /^(?:[a-z]{1,20}|\d{1,4})(?:-(?:[a-z]{1,20}|\d{1,4}))*$/
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The path of an address as it is kept: no query, no fragment, and a placeholder for every part that is not plainly a
 * word of ours, since it may be an id, a token, or something a person typed. Undefined for what is no path.
 */
export function cleanPagePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined
  const [path = ''] = value.split(/[?#]/, 1)
  const segments = path.split('/').filter((segment) => segment !== '')
  const clean = segments[0] === 'blog' ? cleanBlogSegment : cleanSegment
  return `/${segments.slice(0, SEGMENTS_MAX).map(clean).join('/')}`
}

/** Whether a cleaned path is about one thing, whose id or token it no longer says. */
export function pointsAtSomething(path: string): boolean {
  return path.includes('/:')
}

function cleanBlogSegment(segment: string, index: number, segments: readonly string[]): string {
  const isTopics = segments[1] === 'topics'
  if (index === 0 || (index === 1 && (isTopics || ARTICLES.has(segment)))) return segment
  if (index === 2 && isTopics) return TOPICS.has(segment) ? segment : ':topic'
  return ID
}

function cleanSegment(segment: string, index: number, segments: readonly string[]): string {
  const secret = SECRET_AFTER.get(segments[index - 1]?.toLowerCase() ?? '')
  if (secret) return secret
  const isPlain = segment.length <= SEGMENT_CHARACTERS_MAX && PLAIN.test(segment) && !UUID.test(segment)
  return isPlain ? segment : ID
}
