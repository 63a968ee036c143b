import type { Citation, Prayer, SharedPrayer } from '../../api/types.ts'

/** What can stand on a card. */
export interface Passage {
  /** As a choice: the reference of a verse, or how the lines begin. */
  readonly label: string
  readonly text: string
  /** Only scripture has one. */
  readonly source?: Pick<Citation, 'reference' | 'translation'>
}

const LINES_CHARACTERS_MAX = 220
const LABEL_CHARACTERS_MAX = 56

/** The verses of a prayer, whole. */
export function versesOf({ citations }: Prayer): readonly Passage[] {
  return citations.map(({ text, reference, translation }) => ({
    label: reference,
    text,
    source: { reference, translation },
  }))
}

/** One or two sentences at a time of a prayer's own words, as others may read it: a card goes to anybody. */
export function linesOf({ prayer_text, citations }: SharedPrayer): readonly Passage[] {
  return prayer_text.split(/\n{2,}/).flatMap((paragraph) => inPairs(ownSentences(paragraph, citations)))
}

function inPairs(sentences: readonly string[]): readonly Passage[] {
  const passages: Passage[] = []
  for (let at = 0; at < sentences.length; ) {
    const [one = '', two = ''] = sentences.slice(at, at + 2)
    const both = `${one} ${two}`.trim()
    const fits = both.length <= LINES_CHARACTERS_MAX
    const text = fits ? both : one
    if (text.length <= LINES_CHARACTERS_MAX) passages.push({ label: beginningOf(text), text })
    at += fits ? 2 : 1
  }
  return passages
}

/** Whole sentences that neither quote nor lead into a quotation. */
function ownSentences(paragraph: string, citations: readonly Citation[]): readonly string[] {
  const flat = paragraph.replaceAll(/\s+/g, ' ').trim()
  if (citations.some(({ text }) => flat.includes(text)) || flat.includes('“')) return []
  return flat.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter((sentence) => !isEnding(sentence))
}

function isEnding(sentence: string): boolean {
  return /\bamen\b/i.test(sentence) || /\bin Jesus’ name\b/i.test(sentence)
}

function beginningOf(text: string): string {
  if (text.length <= LABEL_CHARACTERS_MAX) return text
  return `${text.slice(0, LABEL_CHARACTERS_MAX).replace(/\s+\S*$/, '')} …`
}
