import { expect, test } from 'vitest'
import { careFor } from './care-for.ts'
import { asksOnly, withoutAsking } from './plea.ts'

const PLEAS = [
  'please pray',
  'pray for me',
  'Please pray for my mom',
  'Can you pray for us today?',
  'a prayer for my family, please',
  'Prayer request for my son’s health',
  'pls pray 4 my brother',
  'Lord, bless my wife.',
]

test.each(PLEAS)('"%s" tells nothing, and is no cry', (plea) => {
  expect(asksOnly(plea)).toBe(true)
  expect(careFor({ situation: plea })).toEqual({ isHeavy: false })
})

test.each(['Please pray for my job', 'please pray for my sister’s exam', 'I need prayer for the move'])(
  '"%s" is no cry for being asked politely',
  (situation) => {
    expect(careFor({ situation }).crisis).toBeUndefined()
  },
)

test.each(['I want to die', 'my husband hits me', 'I took all the pills'])('hides no cry: "%s"', (cry) => {
  for (const situation of [
    `Please pray for me, ${cry}`,
    `${cry}. Please pray for me.`,
    `Pray for me. ${cry}`,
  ])
    expect(careFor({ situation }).crisis, situation).toBeDefined()
})

test.each(['I want to be with my mother, Lord', 'let me be with you', 'home to you Lord'])(
  '"%s" tells',
  (text) => {
    expect(asksOnly(text)).toBe(false)
  },
)

test('what is asked for is left', () => {
  expect(withoutAsking('Would you please pray for my job and for rain?')).toBe('my job and for rain?')
})
