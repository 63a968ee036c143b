/**
 * Whether a path means the same to everybody who reads it: no empty, `.` or `..` segment, however written, no encoded
 * slash, no backslash, no control character, nothing encoded twice. The gateway routes by what it reads; a path that a
 * service could read otherwise might end where nobody may go.
 */
export function isCanonicalPath(path: string): boolean {
  if (PLAIN.test(path)) return true
  if (!path.startsWith('/')) return false
  const segments = path.slice(1).split('/')
  // One trailing slash is a matter of taste.
  if (segments.length > 1 && segments.at(-1) === '') segments.pop()
  return path === '/' || segments.every(isPlain)
}

/** What nearly everybody sends, and nobody reads in two ways. */
const PLAIN = /^(?:\/[\w-]+)+$/

function isPlain(segment: string): boolean {
  const text = decoded(segment)
  if (text === undefined || text === '') return false
  const name = text.split(';', 1)[0]
  return name !== '' && name !== '.' && name !== '..' && !AMBIGUOUS.test(text)
}

/** Slashes, what some readers take for slashes, control characters, and an encoded one of these after decoding. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const AMBIGUOUS = /[/\\#?\u0000-\u001f\u007f]|%(?:2e|2f|5c|00)/i

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
