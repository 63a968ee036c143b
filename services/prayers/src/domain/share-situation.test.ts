import { expect, test } from 'vitest'
import { withoutSituation } from './share-situation.ts'

const prayer = [
  'Tender Shepherd, come and find me.',
  'Miriam is on my heart. Hear, Lord: my mother has surgery on Thursday. I look for a sign.',
  'It stands written: “My mother forsake me. Then the LORD will take me up.” (Psalm 27:10, KJV) That holds!',
  'Stay with my mother where I cannot be.',
  'In Jesus’ name. Amen.',
].join('\n\n')

test('leaves out the sentences that repeat what was told, and nothing of scripture', () => {
  expect(withoutSituation(prayer, 'My mother has surgery on Thursday')).toBe(
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
])('one word is enough: “%s”', (situation, sentence) => {
  expect(withoutSituation(`Hear me. ${sentence} Amen.`, situation)).toBe('Hear me. Amen.')
})

test.each([
  ['my father died', 'Father, be near. Keep me for your Son’s sake.'],
  ['I need peace and strength in my heart today', 'Give me peace. Strengthen my heart.'],
  ['I want to know Jesus', 'In Jesus’ name. Amen.'],
])('but what every prayer says tells nothing: “%s”', (situation, text) => {
  expect(withoutSituation(text, situation)).toBe(text)
})

test('breaks between lines neither hide a sentence nor fall away with one', () => {
  const text = 'Hear me.\n\nStay with\nmy mother. “Trust in him.”\n(Psalm 62:8, KJV) Then I rest.\n\nAmen.'

  expect(withoutSituation(text, 'My mother')).toBe(
    'Hear me.\n\n“Trust in him.”\n(Psalm 62:8, KJV) Then I rest.\n\nAmen.',
  )
})

test('changes nothing of a prayer that repeats nothing', () => {
  expect(withoutSituation(prayer, 'I can no longer sleep')).toBe(prayer)
  expect(withoutSituation(prayer, '')).toBe(prayer)
})
