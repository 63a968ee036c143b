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

test('changes nothing of a prayer that repeats nothing', () => {
  expect(withoutSituation(prayer, 'I can no longer sleep')).toBe(prayer)
  expect(withoutSituation(prayer, '')).toBe(prayer)
})
