import { expect, test } from 'vitest'
import { LINE_HEIGHT, type Measure, setText } from './draw-card.ts'

/** Type in which every letter is half as wide as it is high. */
const measure: Measure = (text, size) => text.length * size * 0.5
const sizes = [60, 50, 40, 30, 20]
const box = { width: 600, height: 400 }

test('a short verse is set large', () => {
  expect(setText('Jesus wept.', box, sizes, measure)).toEqual({
    size: 60,
    lines: [{ text: 'Jesus wept.', isContinued: false }],
  })
})

test('a long one is set as small as it must be, inside its box, with every word', () => {
  const text =
    'The LORD is my shepherd; I shall not want. He maketh me to lie down in green pastures: '.repeat(3)

  const { size, lines } = setText(text.trim(), box, sizes, measure)

  expect(size).toBeLessThan(60)
  expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(box.height)
  for (const line of lines) expect(measure(line.text, size)).toBeLessThanOrEqual(box.width)
  expect(lines.map((line) => line.text).join(' ')).toBe(text.trim())
})

test('a line that goes on hangs below its beginning', () => {
  const { lines } = setText('one two three four five six', { width: 330, height: 600 }, [60], measure)

  expect(lines).toEqual([
    { text: 'one two', isContinued: false },
    { text: 'three', isContinued: true },
    { text: 'four five', isContinued: true },
    { text: 'six', isContinued: true },
  ])
})
