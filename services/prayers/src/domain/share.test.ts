import { describe, expect, test } from 'vitest'
import type { Prayer } from './journal.ts'
import { hashShareToken, newShareToken, toShared } from './share.ts'

function prayer(prayerText: string, name = 'Tomás', situation = 'He fell'): Prayer {
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
      recipient: { relationship: 'Friend', name },
      situation,
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

  test.each([
    [
      'Will',
      'Will you hear me? Will is tired. Be near to Will. “I will lift up mine eyes.” (Psalm 121:1, KJV) I will wait.',
      'Will you hear me? My loved one is tired. Be near to my loved one. “I will lift up mine eyes.” (Psalm 121:1, KJV) I will wait.',
    ],
    ['Joy', 'Give Joy your joy. Joy of the morning!', 'Give my loved one your joy. Joy of the morning!'],
    [
      'Ruth',
      'Keep Ruth. “And Ruth said, Intreat me not to leave thee.”\n(Ruth 1:16, KJV) As Ruth 1:16 says.',
      'Keep my loved one. “And Ruth said, Intreat me not to leave thee.”\n(Ruth 1:16, KJV) As Ruth 1:16 says.',
    ],
    ['Jesus', 'Keep your Son. In Jesus’ name. Amen.', 'Keep your Son. In Jesus’ name. Amen.'],
    ['James', 'Quiet James’ heart.', 'Quiet my loved one’s heart.'],
  ])('leaves scripture and ordinary words alone for %s', (name, text, expected) => {
    expect(toShared(prayer(text, name), hidden).prayerText).toBe(expected)
  })

  test.each([
    [
      'Maria Silva',
      'Hold Maria Silva. Maria waits, and Silva.',
      'Hold my loved one. My loved one waits, and my loved one.',
    ],
    ['Maria (mum)', 'Hold Maria mum. Maria waits.', 'Hold my loved one. My loved one waits.'],
    ['ana', 'Hold my Ana.', 'Hold my loved one.'],
    ['my mother', 'My mother waits. Hold my mother.', 'My loved one waits. Hold my loved one.'],
    ['Ana and Davi', 'Hold Ana and Davi. Ana waits.', 'Hold my loved one. My loved one waits.'],
  ])('leaves out %s however the prayer says it', (name, text, expected) => {
    expect(toShared(prayer(text, name), hidden).prayerText).toBe(expected)
  })

  test.each([
    ['李明', 'Lord, look to 李明, for whom I come.', 'Lord, look to my loved one, for whom I come.'],
    ['محمد', 'Lord, look to محمد tonight.', 'Lord, look to my loved one tonight.'],
    ['ʻIolani', 'Keep ʻIolani.', 'Keep my loved one.'],
    ['deShawn', 'Keep deShawn.', 'Keep my loved one.'],
    ['J', 'Lord, look to J, for whom I come.', 'Lord, look to my loved one, for whom I come.'],
    ['A', 'A table for A. You have a place.', 'A table for my loved one. You have a place.'],
    ['O', 'O Lord, look to O. O my God!', 'O Lord, look to my loved one. O my God!'],
    ['Jesus', 'Look to Jesus. Jesus Christ is Lord.', 'Look to my loved one. Jesus Christ is Lord.'],
    [
      'Martin King',
      'Hold Martin, and King. You are my King.',
      'Hold my loved one, and my loved one. You are my King.',
    ],
    ['Son', 'Hold Son. Keep your Son, and our son.', 'Hold my loved one. Keep your Son, and our son.'],
    [
      'Tom',
      'Hold tom tonight. Tom 5:30 in the ward.',
      'Hold my loved one tonight. My loved one 5:30 in the ward.',
    ],
    ['José', 'Hold Jose.', 'Hold my loved one.'],
    ['Jose', 'Hold José, and José’s wife.', 'Hold my loved one, and my loved one’s wife.'],
    ['Anne-Marie', 'Hold Anne, and Marie.', 'Hold my loved one, and my loved one.'],
    ['Maria Silva', 'Hold Maria\nSilva.', 'Hold my loved one.'],
    ['Mark', 'Keep our son mark. You mark my steps.', 'Keep our son my loved one. You mark my steps.'],
  ])('tells %s from the words around', (name, text, expected) => {
    expect(toShared(prayer(text, name), hidden).prayerText).toBe(expected)
  })

  test.each([
    ['mark', 'our boy mark is in jail', 'our boy my loved one is in jail'],
    ['Grace', 'my daughter grace is sick', 'my daughter my loved one is sick'],
    ['Grace', 'I live by grace', 'I live by grace'],
    ['Maria Silva', 'Maria lost her baby', 'My loved one lost her baby'],
    ['Maria', 'We fear for maria. maria is ill', 'We fear for my loved one. My loved one is ill'],
    ['Will', 'I will not see Will', 'I will not see my loved one'],
  ])('shows what was told without the name %s', (name, situation, expected) => {
    const shared = toShared(prayer('Hear us.', name, situation), { showsName: false, showsSituation: true })

    expect(shared.situation).toBe(expected)
    expect(shared).not.toHaveProperty('name')
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
