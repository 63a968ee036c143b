import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LabelledGroup } from '../../care-training/labelled.ts'
import { BESIDE_THE_RULES } from '../../care-training/lines/beside-the-rules.ts'
import { WITH_THE_RULES } from '../../care-training/lines/with-the-rules.ts'
import { careFor } from './care-for.ts'

// Learnt from, so this says nothing of words that nobody prepared for: see care-for.unseen.test.ts.
test.each([
  ['with-the-rules', WITH_THE_RULES],
  ['beside-the-rules', BESIDE_THE_RULES],
])('what was learnt from %s is known', (_, groups) => {
  expect(shareFound(groups, 'explicit')).toBeGreaterThanOrEqual(0.98)
  expect(shareFound(groups, 'implied')).toBeGreaterThanOrEqual(0.9)
  expect(shareFound(groups, 'none', 'certain')).toBeLessThan(0.02)
  expect(shareFound(groups, 'none')).toBeLessThan(0.06)
})

// Wrong help is better than none, but the right one is better.
test('the kind of help is right for nearly all that are heard', () => {
  const heard = [...WITH_THE_RULES, ...BESIDE_THE_RULES].flatMap(({ kind, situations }) =>
    kind ? situations.map((situation) => ({ kind, found: careFor({ situation }).crisis?.kind })) : [],
  )
  const right = heard.filter(({ kind, found }) => found === undefined || kind === found)

  expect(right.length / heard.length).toBeGreaterThan(0.95)
})

test.each([
  ['I want to die', { kind: 'suicide', about: 'self' }],
  ['My friend wants to end it', { kind: 'suicide', about: 'other' }],
  ['everyone would be better off without me', { kind: 'suicide', about: 'self' }],
  ['My husband hits me', { kind: 'abuse', about: 'self' }],
  ['My sister’s husband beats her', { kind: 'abuse', about: 'other' }],
  ['I keep cutting myself', { kind: 'self-harm', about: 'self' }],
  ['I can’t stop drinking', { kind: 'substance', about: 'self' }],
] as const)('"%s" is %o', (situation, crisis) => {
  expect(careFor({ situation }).crisis).toMatchObject({ ...crisis, certainty: 'certain' })
})

test('one danger among other words is heard, first or last', () => {
  const ordinary = 'Thank you for my family and for the rain. My exam is on Monday and I am nervous.'

  expect(careFor({ situation: `${ordinary} I want to kill myself. ${ordinary}` }).crisis).toMatchObject({
    kind: 'suicide',
  })
  expect(careFor({ situation: `${ordinary} ${ordinary} quiero morir` }).crisis).toMatchObject({
    kind: 'suicide',
  })
})

test('an idiom beside a cry does not hide it', () => {
  expect(careFor({ situation: 'This job is killing me and I want to kill myself' }).crisis).toMatchObject({
    kind: 'suicide',
  })
  expect(careFor({ situation: 'My brother died by suicide and now I want to die too' }).crisis).toMatchObject(
    {
      kind: 'suicide',
    },
  )
})

test('where nothing was said there is no crisis, whatever the mood', () => {
  expect(careFor({})).toEqual({ isHeavy: false })
  expect(careFor({ situation: '' })).toEqual({ isHeavy: false })
})

test('an address or an identifier is no cry, whatever letters stand in it', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(careFor({ situation: `Write to ${id}@example.org.` })).toEqual({ isHeavy: false })
      expect(careFor({ situation: `Thank you for https://example.org/${id} and order ${id}.` })).toEqual({
        isHeavy: false,
      })
    }),
  )
})

test('an address beside a cry does not hide it', () => {
  const { crisis } = careFor({
    situation: 'I want to kill myself. Write to ana.b@example.org, not to 2026-11-22.',
  })
  expect(crisis).toMatchObject({ kind: 'suicide' })
})

test('no text of any length makes it throw or wait', () => {
  const words = [
    'i',
    'want',
    'to',
    'not',
    'the',
    'my',
    'he',
    'very',
    'really',
    'so',
    'she',
    'afraid',
    'of',
    'kill',
    'no',
    'a',
  ]
  const cries = fc.array(fc.constantFrom(...words), { maxLength: 300 }).map((each) => each.join(' '))
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 1000 }), cries), (situation) => {
      careFor({ situation })
    }),
    { numRuns: 300, interruptAfterTimeLimit: 20_000, markInterruptAsFailure: true },
  )
})

function shareFound(
  groups: readonly LabelledGroup[],
  sign: LabelledGroup['sign'],
  certainty?: 'certain',
): number {
  const situations = groups.filter((group) => group.sign === sign).flatMap((group) => group.situations)
  const found = situations.filter((situation) => {
    const { crisis } = careFor({ situation })
    return crisis && (!certainty || crisis.certainty === certainty)
  })
  return found.length / situations.length
}
