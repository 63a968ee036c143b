import type { Citation, Prayer } from '../../../api/types.ts'

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

/**
 * One or two sentences at a time of the prayer's own words. Those that name somebody or repeat what was told are
 * left out: a card goes to people who should not read that.
 */
export function linesOf(prayer: Prayer): readonly Passage[] {
  const paragraphs = prayer.prayer_text.split(/\n{2,}/)
  return paragraphs.flatMap((paragraph) =>
    inPairs(ownSentences(paragraph, prayer.citations).filter((sentence) => isForOthers(sentence, prayer))),
  )
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

function isForOthers(sentence: string, { recipient, situation = '' }: Prayer): boolean {
  return !mentions(sentence, recipient.name) && !repeats(sentence, situation)
}

function mentions(sentence: string, name: string | undefined): boolean {
  return name !== undefined && ` ${wordsOf(sentence).join(' ')} `.includes(` ${wordsOf(name).join(' ')} `)
}

const WORDS_IN_A_ROW = 3
/** Two words in a row tell something when they are this long together: 'my mother', but not 'I can'. */
const LETTERS_OF_TWO = 8

/** Whether a sentence tells what was told; a shared link leaves out the same ones. */
function repeats(sentence: string, told: string): boolean {
  const runs = new Set(tellingRuns(told))
  return tellingRuns(sentence).some((run) => runs.has(run))
}

function tellingRuns(text: string): readonly string[] {
  const words = wordsOf(text)
  const runsOf = (length: number) =>
    words.flatMap((_word, at) => (at + length <= words.length ? [words.slice(at, at + length)] : []))
  const pairs = runsOf(2).filter((pair) => pair.join('').length >= LETTERS_OF_TWO)
  return [...pairs, ...runsOf(WORDS_IN_A_ROW)].map((run) => run.join(' '))
}

function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’']s?\b/g, '')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function beginningOf(text: string): string {
  if (text.length <= LABEL_CHARACTERS_MAX) return text
  return `${text.slice(0, LABEL_CHARACTERS_MAX).replace(/\s+\S*$/, '')} …`
}
