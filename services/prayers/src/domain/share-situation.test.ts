import { expect, test } from 'vitest'
import type { PrayerContent } from './journal.ts'
import {
  marksAfterEdit,
  markTelling,
  tellsSituation,
  withMarks,
  withoutSituation,
} from './share-situation.ts'

function told(prayerText: string, situation: string): PrayerContent {
  return { prayerText, situation, citations: [], recipient: { relationship: 'Self' } }
}

const prayer = [
  'Tender Shepherd, come and find me.',
  'Miriam is on my heart. Hear, Lord: my mother has surgery on Thursday. I look for a sign.',
  'It stands written: “My mother forsake me. Then the LORD will take me up.” (Psalm 27:10, KJV) That holds!',
  'Stay with my mother where I cannot be.',
  'In Jesus’ name. Amen.',
].join('\n\n')

test('leaves out the sentences that repeat what was told, and nothing of scripture', () => {
  expect(withoutSituation(told(prayer, 'My mother has surgery on Thursday'))).toBe(
    [
      'Tender Shepherd, come and find me.',
      'Miriam is on my heart. I look for a sign.',
      'It stands written: “My mother forsake me. Then the LORD will take me up.” (Psalm 27:10, KJV) That holds!',
      'In Jesus’ name. Amen.',
    ].join('\n\n'),
  )
})

test.each([
  ['miscarriage', 'You saw the miscarriage.'],
  ['Miscarriage', 'You know that I miscarried.'],
  ['Divorce', 'I am divorced, and you stayed.'],
  ['rehab', 'Through the rehab, hold me.'],
  ['my son', 'Be with him, our only son.'],
  ['My mum is dying', 'Sit beside our mother tonight.'],
  ['babies', 'Keep the baby warm.'],
  ['la operación de mi hijo', 'Hear me for hijo.'],
  ['My brother Al is in the ICU', 'Stay with Al where I cannot be.'],
  ['My son Ty is in jail', 'Hold Ty as well, in the same care.'],
  ['my ex left me', 'I miss my ex, Lord.'],
  ['I have MS', 'You know that the MS frightens me.'],
  ['My daughter Grace has surgery', 'Stay with Grace where I cannot be.'],
  ['my daughter hope has surgery', 'Stay with Hope where I cannot be.'],
  ['My girl Joy is sick', 'Joy is yours, Lord.'],
])('one word is enough: “%s”', (situation, sentence) => {
  expect(withoutSituation(told(`Hear me. ${sentence} Amen.`, situation))).toBe('Hear me. Amen.')
})

test.each([
  ['my father died', 'Father, be near. Keep me for your Son’s sake.'],
  ['I need peace and strength in my heart today', 'Give me peace. Strengthen my heart.'],
  ['I want to know Jesus', 'In Jesus’ name. Amen.'],
  ['I don’t know where You’re leading; I’ve lost hope', 'Hope returns. You are here, and You lead.'],
  ['PLEASE GIVE ME HOPE', 'Hope returns. Peace, Lord.'],
])('but what every prayer says tells nothing: “%s”', (situation, text) => {
  expect(withoutSituation(told(text, situation))).toBe(text)
})

test('breaks between lines neither hide a sentence nor fall away with one', () => {
  const text = 'Hear me.\n\nStay with\nmy mother. “Trust in him.”\n(Psalm 62:8, KJV) Then I rest.\n\nAmen.'

  expect(withoutSituation(told(text, 'My mother'))).toBe(
    'Hear me.\n\n“Trust in him.”\n(Psalm 62:8, KJV) Then I rest.\n\nAmen.',
  )
})

test('changes nothing of a prayer that repeats nothing', () => {
  expect(withoutSituation(told(prayer, 'I can no longer sleep'))).toBe(prayer)
  expect(withoutSituation(told(prayer, ''))).toBe(prayer)
})

test('what was marked is left out, however its lines break, and what was rewritten stays', () => {
  const written = 'Hear me. Stay with my mother, Lord. Amen.'
  const tellingSentences = markTelling(written, 'My mother has surgery')
  const kept = (prayerText: string): PrayerContent => ({
    ...told(prayerText, 'My mother has surgery'),
    tellingSentences,
  })

  expect(withoutSituation(kept('Hear me!\nStay with\nmy mother, Lord! Amen.'))).toBe('Hear me!\nAmen.')
  expect(withoutSituation(kept('Hear my mother. Amen.'))).toBe('Hear my mother. Amen.')
})

test('says whether a prayer tells what was told, where that can be known', () => {
  const { situation: _situation, ...unknown } = told(prayer, '')

  expect(tellsSituation(told(prayer, 'My mother'))).toBe(true)
  expect(tellsSituation(told(prayer, 'I can no longer sleep'))).toBe(false)
  expect(tellsSituation({ ...unknown, tellingSentences: [] })).toBe(false)
  expect(tellsSituation(unknown)).toBe('unknown')
})

test.each([prayer, 'Hear me. Amen.'])('keeps with a text whether it tells: %#', (text) => {
  const marks = markTelling(prayer, 'My mother')
  const { tells, ...before } = withMarks(text, marks)

  expect(tells).toBe(text === prayer)
  expect(tellsSituation({ ...told(text, ''), ...before, tells })).toBe(tells)
  // As it is found of what was kept before.
  expect(tellsSituation({ ...told(text, ''), ...before })).toBe(tells)
})

test.each([
  ['Lord, my husband drinks again tonight.', false],
  ['My husband drinks.', false],
  ['My husband drinks, and I do not know where to go or whom to ask any more.', false],
  ['My husband taught me to sing.', true],
  ['I wait, and I sing.', true],
])('of an edit, a reworded telling sentence is left out: “%s”', (sentence, isShown) => {
  const prayerText = 'Hear me. Lord, my husband drinks again. I wait. Amen.'
  const tellingSentences = markTelling(prayerText, 'my husband drinks')
  const edited = `Hear me. ${sentence} Amen.`
  const marks = marksAfterEdit({ prayerText, tellingSentences }, edited)

  expect(withoutSituation({ ...told(edited, ''), tellingSentences: marks })).toBe(
    isShown ? edited : 'Hear me. Amen.',
  )
  expect(marks).toEqual(expect.arrayContaining([...tellingSentences]))
})
