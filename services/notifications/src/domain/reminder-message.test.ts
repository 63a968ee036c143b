import { expect, test } from 'vitest'
import { reminderMessage } from './reminder-message.ts'

const VERSE = { reference: 'Psalm 23:1', text: 'The LORD is my shepherd; I shall not want.' }

test('a notification shows the verse and opens the page where prayers are written', () => {
  expect(reminderMessage(VERSE, null)).toEqual({
    title: 'Time to pray',
    body: 'The LORD is my shepherd; I shall not want. (Psalm 23:1)',
    url: '/generate',
  })
})

test('it opens the category of the reminder', () => {
  expect(reminderMessage(VERSE, 'Peace & Rest').url).toBe('/generate?category=Peace+%26+Rest')
})

test('of a long passage it names the place only', () => {
  expect(reminderMessage({ ...VERSE, text: 'And he said. '.repeat(20) }, null).body).toBe('Psalm 23:1')
})
