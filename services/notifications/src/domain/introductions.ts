const ENTRY = /^## (?<psalm>\d+)\n(?<text>[^#]+)/gm

/** Reads introductions from Markdown, by the number of the psalm: `## 23`, and its two sentences below. */
export function parseIntroductions(markdown: string): Map<number, string> {
  const entries = [...markdown.matchAll(ENTRY)].map(
    ({ groups: { psalm, text = '' } = {} }) => [Number(psalm), text.trim().replaceAll(/\s+/g, ' ')] as const,
  )
  return new Map(entries)
}

export const PSALMS = 150
