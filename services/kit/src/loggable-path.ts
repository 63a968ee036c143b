/** What comes after it is the key to what somebody shared, on the page as by the API: whoever has it can read it. */
const BEFORE_A_KEY = '/shared/'

/** A path as a log line may hold it, however it was written: without the key of a link. */
export function loggablePath(path: string): string {
  return withoutKey(path) ?? withoutKey(plainly(path)) ?? path
}

function withoutKey(path: string): string | undefined {
  const at = path.toLowerCase().indexOf(BEFORE_A_KEY)
  if (at === -1) return undefined
  const end = at + BEFORE_A_KEY.length
  return end === path.length ? path : `${path.slice(0, end)}[redacted]`
}

/** A path with a broken escape is read as well: it is logged like any other. */
function plainly(path: string): string {
  return path.replaceAll(/%([2-7][0-9a-f])/gi, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
