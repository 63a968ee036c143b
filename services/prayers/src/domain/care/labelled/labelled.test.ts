import { expect, test } from 'vitest'
import { DEVELOPMENT } from './development.ts'
import { HELD_OUT } from './held-out.ts'

test('no situation stands in both sets', () => {
  const development = new Set(DEVELOPMENT.flatMap(({ situations }) => situations.map(plain)))

  expect(
    HELD_OUT.flatMap(({ situations }) => situations).filter((situation) => development.has(plain(situation))),
  ).toEqual([])
})

test('both sets are large enough for their numbers to mean something', () => {
  const count = (groups: typeof HELD_OUT, sign: string) =>
    groups.filter((group) => group.sign === sign).reduce((sum, { situations }) => sum + situations.length, 0)

  for (const groups of [DEVELOPMENT, HELD_OUT]) {
    expect(count(groups, 'explicit')).toBeGreaterThanOrEqual(80)
    expect(count(groups, 'implied')).toBeGreaterThanOrEqual(30)
    expect(count(groups, 'none')).toBeGreaterThanOrEqual(80)
  }
})

function plain(situation: string): string {
  return situation.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
}
