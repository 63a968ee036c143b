import { expect } from 'vitest'

// Somebody can make a text that a careless pattern reads in twice the time for each letter more, and nobody else is
// served meanwhile. Each text grows little by little, so that such a pattern is caught while it still ends. The bound
// is on the work of the processor, and tells such a pattern from one whose work grows with the text.
const MS_MAX = 2_000
const GROWTH = 1.25
export const TEST_MS_MAX = 60_000

const REPEATED = [
  '“a” (b)',
  '“a” (b',
  '“',
  '“a” (b, KJV',
  '(',
  '. . . ',
  '.',
  '!?”)',
  ' ',
  '\n ',
  '1:1:1:1:',
  'Psalm 1:1, ',
  'a',
  'a ',
  'Ana',
  'Ana’',
  'and ',
  'my mother ',
  ', ',
  "'",
  '<a',
  '👩‍👧',
  '\u0301',
]

/** Fails when `read` takes long on any text of up to so many characters that is made of one repeated unit. */
export function expectQuickOnAnyText(read: (text: string) => unknown, charactersMax: number): void {
  for (const unit of REPEATED) {
    for (let length = 8; length <= charactersMax; length = Math.ceil(length * GROWTH)) {
      const text = `x ${unit.repeat(Math.ceil(length / unit.length))} z`
      const began = process.threadCpuUsage()
      read(text)

      const { user, system } = process.threadCpuUsage(began)
      expect((user + system) / 1000, `${length} characters of ${unit}`).toBeLessThan(MS_MAX)
    }
  }
}
