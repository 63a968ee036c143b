import { describe, expect, test } from 'vitest'
import type { Prayer } from './journal.ts'
import { hashShareToken, newShareToken, toShared } from './share.ts'

function prayer(prayerText: string): Prayer {
  return {
    id: '1',
    userId: '2',
    generationId: '3',
    createdAt: new Date(0),
    category: 'Healing',
    mood: 'Worried',
    tone: 'Comforting',
    writtenBy: 'composer',
    answeredAt: null,
    isShared: true,
    content: {
      prayerText,
      citations: [],
      recipient: { relationship: 'Friend', name: 'Tomás' },
      situation: 'He fell',
    },
  }
}

const hidden = { showsName: false, showsSituation: false }

describe('a shared prayer', () => {
  const cases = [
    ['Be near to Tomás tonight.', 'Be near to my loved one tonight.'],
    ['Quiet Tomás’ heart, and Tomás’s fear.', 'Quiet my loved one’s heart, and my loved one’s fear.'],
    [
      'Lord, hear.\n\nTomás is yours. Tomás waits.',
      'Lord, hear.\n\nMy loved one is yours. My loved one waits.',
    ],
    ['Tomás needs you.', 'My loved one needs you.'],
    ['Tomásito is somebody else.', 'Tomásito is somebody else.'],
  ]
  test.each(cases)('leaves the name out of “%s”', (text, expected) => {
    expect(toShared(prayer(text), hidden).prayerText).toBe(expected)
  })

  test('shows what its owner ticked', () => {
    const shared = toShared(prayer('For Tomás.'), { showsName: true, showsSituation: true })

    expect(shared).toMatchObject({ prayerText: 'For Tomás.', name: 'Tomás', situation: 'He fell' })
  })
})

test('links differ, and so do their hashes', () => {
  const [one, two] = [newShareToken(), newShareToken()]

  expect(one).not.toBe(two)
  expect(hashShareToken(one)).not.toBe(hashShareToken(two))
  expect(one).toHaveLength(22)
})
