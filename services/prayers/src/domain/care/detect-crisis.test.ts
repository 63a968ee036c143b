import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOODS } from '../prayer.ts'
import { detectCrisis } from './detect-crisis.ts'
import { DEVELOPMENT } from './labelled/development.ts'
import { HELD_OUT } from './labelled/held-out.ts'
import type { LabelledGroup } from './labelled/labelled.ts'

const EXPLICIT_RECALL_MIN = 0.98
const IMPLIED_RECALL_MIN = 0.9
const FALSE_ALARMS_MAX = 0.03

describe.each([
  ['the development set', DEVELOPMENT],
  ['the held-out set', HELD_OUT],
])('on %s', (_, groups) => {
  test('nearly every cry said outright is heard', () => {
    expect(shareFound(groups, 'explicit')).toBeGreaterThanOrEqual(EXPLICIT_RECALL_MIN)
  })

  test('nine in ten cries that are not said outright are heard', () => {
    expect(shareFound(groups, 'implied')).toBeGreaterThanOrEqual(IMPLIED_RECALL_MIN)
  })

  test('idioms, grief, illness and hard days do not alarm', () => {
    expect(shareFound(groups, 'none')).toBeLessThan(FALSE_ALARMS_MAX)
  })
})

// Wrong help is better than none, but the right one is better.
test('the kind of help is right for nearly all that are heard', () => {
  const heard = [...DEVELOPMENT, ...HELD_OUT].flatMap(({ kind, situations }) =>
    kind ? situations.map((situation) => ({ kind, found: detectCrisis({ situation })?.kind })) : [],
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
  expect(detectCrisis({ situation })).toEqual(crisis)
})

test('one danger among other words is heard, first or last', () => {
  const ordinary = 'Thank you for my family and for the rain. My exam is on Monday and I am nervous.'

  expect(detectCrisis({ situation: `${ordinary} I want to kill myself. ${ordinary}` })).toMatchObject({
    kind: 'suicide',
  })
  expect(detectCrisis({ situation: `${ordinary} ${ordinary} quiero morir` })).toMatchObject({
    kind: 'suicide',
  })
})

test('an idiom beside a cry does not hide it', () => {
  expect(detectCrisis({ situation: 'This job is killing me and I want to kill myself' })).toMatchObject({
    kind: 'suicide',
  })
  expect(detectCrisis({ situation: 'My brother died by suicide and now I want to die too' })).toMatchObject({
    kind: 'suicide',
  })
})

test.each(MOODS)('the mood %s alone is never a crisis', (mood) => {
  expect(detectCrisis({ mood })).toBeUndefined()
  expect(detectCrisis({ mood, situation: '' })).toBeUndefined()
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
      detectCrisis({ situation })
    }),
    { numRuns: 300, interruptAfterTimeLimit: 20_000, markInterruptAsFailure: true },
  )
})

function shareFound(groups: readonly LabelledGroup[], sign: LabelledGroup['sign']): number {
  const situations = groups.filter((group) => group.sign === sign).flatMap((group) => group.situations)
  return situations.filter((situation) => detectCrisis({ situation })).length / situations.length
}
