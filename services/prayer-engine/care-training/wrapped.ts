import type { Line } from './lines.ts'
import { seeded } from './seeded.ts'

/** How many ordinary sentences stand before a line, and how many after it. */
export interface Wrapping {
  readonly name: string
  readonly before: number
  readonly after: number
}

/** People do not come to the point at once, and they do not stop there. */
export const WRAPPINGS: readonly Wrapping[] = [
  { name: 'alone', before: 0, after: 0 },
  { name: 'between two', before: 1, after: 1 },
  { name: 'after three, before two', before: 3, after: 2 },
  { name: 'first of four', before: 0, after: 3 },
  { name: 'last of four', before: 3, after: 0 },
]

/** No more than a sentence. */
const ORDINARY_CHARACTERS_MAX = 90

/** Ordinary sentences to stand around a line: those of `lines` that must not alarm, one sentence each. */
export function ordinarySentences(lines: readonly Line[]): readonly string[] {
  return lines
    .filter(
      ({ label, text }) => label === 'none' && text.length <= ORDINARY_CHARACTERS_MAX && isOneSentence(text),
    )
    .map(({ text }) => (/[.!?…]$/.test(text) ? text : `${text}.`))
}

/** Each line among ordinary sentences by others; an ordinary line so becomes an ordinary text of several sentences. */
export function wrap(
  lines: readonly Line[],
  { before, after }: Wrapping,
  ordinary: readonly string[],
): readonly Line[] {
  const random = seeded(11)
  const some = (count: number) =>
    Array.from({ length: count }, () => ordinary[Math.floor(random() * ordinary.length)] ?? '')
  return lines.map((line) => {
    const own = after > 0 && !/[.!?…]$/.test(line.text) ? `${line.text}.` : line.text
    return { ...line, text: [...some(before), own, ...some(after)].join(' ') }
  })
}

function isOneSentence(text: string): boolean {
  return !/[.!?;\n…]\s*\S/.test(text)
}
