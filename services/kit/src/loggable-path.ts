/** What comes after it is the key to what somebody shared, on the page as by the API: whoever has it can read it. */
const BEFORE_A_KEY = /\/shared[/;\\]/i

/** A path as a log line may hold it, however it was written: without the key of a link. */
export function loggablePath(path: string): string {
  let read = path
  for (let times = 0; times <= ENCODED_MAX; times += 1) {
    const logged = withoutKey(read)
    if (logged !== undefined) return logged
    read = plainly(read)
  }
  return path
}

/** What writes links into mails encodes them again, sometimes twice. */
const ENCODED_MAX = 3

function withoutKey(path: string): string | undefined {
  const found = BEFORE_A_KEY.exec(path)
  if (!found) return undefined
  const end = found.index + found[0].length
  return end === path.length ? path : `${path.slice(0, end)}[redacted]`
}

/** A path with a broken escape is read as well: it is logged like any other. */
function plainly(path: string): string {
  return path.replaceAll(/%([2-7][0-9a-f])/gi, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
