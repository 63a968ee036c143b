/** Counts words as a reader does: runs of letters or digits between spaces; a lone dash is no word. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** The words that carry meaning, lower-cased: what two lines of one prayer should not share. */
export function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? []
  return words.filter((word) => word.length > 3 && !COMMON.has(word))
}

export function capitalised(text: string): string {
  return text.replace(
    /^(\P{L}*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

// Words so frequent in prayer that sharing them is no repetition.
const COMMON = new Set(
  `lord father your yours with this that these those them they their what when where which while from into have
  been were will would does done every before after even than then there here again still only also like more most
  much many must make made let’s give given gives keep keeps help helps grant know knows come comes cannot
  never always over under through about because some someone something anyone anything everything nothing mine
  ours until upon just very`.split(/\s+/),
)
