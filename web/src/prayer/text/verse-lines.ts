const SHORTEST_LINE = 24

/**
 * Breaks a quotation where a psalm draws breath: after a colon, a semicolon, or the end of a sentence. The
 * words stay as they are; a break that would leave a scrap of a line is left out.
 */
export function verseLines(text: string): readonly string[] {
  const lines: string[] = []
  for (const phrase of text.trim().split(/(?<=[:;.?!])\s+/)) {
    const last = lines.at(-1)
    const isScrap = last !== undefined && (last.length < SHORTEST_LINE || phrase.length < SHORTEST_LINE)
    if (isScrap) lines[lines.length - 1] = `${last} ${phrase}`
    else lines.push(phrase)
  }
  return lines
}
