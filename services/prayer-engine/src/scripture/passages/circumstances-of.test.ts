import { describe, expect, test } from 'vitest'
import type { Circumstance } from './circumstances.ts'
import { circumstancesOf } from './circumstances-of.ts'

const TOLD: readonly (readonly [string, Circumstance[]])[] = [
  ['My father died in March', ['bereaved']],
  ['We lost our beloved grandmother', ['bereaved', 'aged']],
  ['I lost my job', ['out-of-work']],
  ['She had a miscarriage', ['bereaved', 'childless']],
  ['My husband hits me', ['abused']],
  ['He is in hospice with stage 4 cancer', ['illness-without-cure', 'ill']],
  ['My scans came back clear, I am in remission', ['ill', 'recovered']],
  ['We can’t conceive', ['childless']],
  ['My wife and I are getting a divorce', ['estranged']],
  ['I have panic attacks', ['mental-illness']],
  ['My boss yells at me', ['mistreated']],
  ['My friend betrayed me', ['wronged']],
  ['I lied to my wife and I am so ashamed', ['guilt']],
  ['I feel so lonely', ['despair']],
  ['A sunny day in the garden', []],
  ['I am dying to see the new house', []],
]

describe('reading the circumstances of a request', () => {
  test.each(TOLD)('"%s" tells of %j', (situation, circumstances) => {
    const found = circumstancesOf({
      category: 'Peace',
      mood: 'Hopeful',
      tone: 'Comforting',
      length: 'standard',
      recipient: { relationship: 'Self' },
      situation,
    })

    expect([...found].sort()).toEqual([...circumstances].sort())
  })

  test('nothing written tells nothing', () => {
    const found = circumstancesOf({
      category: 'Peace',
      mood: 'Hopeful',
      tone: 'Comforting',
      length: 'standard',
      recipient: { relationship: 'Self' },
    })

    expect(found.size).toBe(0)
  })
})
