import { expect, test } from 'vitest'
import { prayerLines } from './segments.ts'

test('gives each sentence its own line', () => {
  expect(prayerLines('Lord, hear me. How long? I said, “Be near.” Stay.')).toEqual([
    'Lord, hear me.',
    'How long?',
    'I said, “Be near.”',
    'Stay.',
  ])
})

test('keeps the lines that a person made', () => {
  expect(prayerLines('Father,\n  be near')).toEqual(['Father,', 'be near'])
})
