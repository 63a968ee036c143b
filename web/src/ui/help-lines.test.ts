import { expect, test } from 'vitest'
import { ALL_LINES, LIFELINE, waysOf } from './help-lines.tsx'

// D-33
test('988 is for everybody: it is called, and it is sent a message', () => {
  expect(waysOf(LIFELINE)).toEqual([
    { words: 'Call 988', target: '988', href: 'tel:988' },
    { words: 'Text 988', target: '988', href: 'sms:988' },
  ])
})

test('a message that needs a word begins with it', () => {
  const textLine = ALL_LINES.find(({ text }) => text?.body === 'HOME')

  expect(textLine && waysOf(textLine)).toEqual([
    { words: 'Text HOME to 741741', target: '741741', href: 'sms:741741?&body=HOME' },
  ])
})

test('every line can be reached', () => {
  for (const line of ALL_LINES) expect(waysOf(line), line.name).not.toEqual([])
})

test('an answer kept from an earlier version has no way to press, and is still read', () => {
  expect(waysOf({ name: 'Lifeline', contact: 'Call 988' })).toEqual([])
})
