import { describe, expect, test } from 'vitest'
import { detectCrisis } from '../detect-crisis.ts'
import { INDEPENDENT } from './independent.ts'
import { INDEPENDENT_UNOPENED } from './independent-unopened.ts'
import type { LabelledGroup } from './labelled.ts'

// Looser than what is measured today, by a line or two: a rule may lose one line to help many people elsewhere.
const EXPLICIT_RECALL_MIN = 0.92
const IMPLIED_RECALL_MIN = 0.9
const FALSE_ALARMS_MAX = 0.03

describe.each([
  ['the independent set', INDEPENDENT],
  ['the second independent set', INDEPENDENT_UNOPENED],
])('on %s', (name, groups) => {
  test('cries are heard, outright or between the lines, and ordinary days do not alarm', () => {
    const explicit = heard(groups, 'explicit')
    const implied = heard(groups, 'implied')
    const alarms = heard(groups, 'none')
    console.info(
      `${name}: explicit ${inWords(explicit)}, implied ${inWords(implied)}, false alarms ${inWords(alarms)}`,
    )

    expect(share(explicit)).toBeGreaterThanOrEqual(EXPLICIT_RECALL_MIN)
    expect(share(implied)).toBeGreaterThanOrEqual(IMPLIED_RECALL_MIN)
    expect(share(alarms)).toBeLessThan(FALSE_ALARMS_MAX)
  })
})

interface Count {
  readonly heard: number
  readonly of: number
}

function heard(groups: readonly LabelledGroup[], sign: LabelledGroup['sign']): Count {
  const situations = groups.filter((group) => group.sign === sign).flatMap((group) => group.situations)
  return {
    heard: situations.filter((situation) => detectCrisis({ situation })).length,
    of: situations.length,
  }
}

function share(count: Count): number {
  return count.heard / count.of
}

function inWords(count: Count): string {
  return `${count.heard} of ${count.of}`
}
