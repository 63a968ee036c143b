/** Reads a block of words separated by spaces or newlines. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
