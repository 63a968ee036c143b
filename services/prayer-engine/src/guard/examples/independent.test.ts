import { describe, expect, test } from 'vitest'
import type { Passage } from '../../prayer.ts'
import { passageText } from '../../scripture/text.ts'
import { guardSentence } from '../guard-sentence.ts'
import type { GuardContext } from '../verdict.ts'
import { SCENES, type Scene } from './independent.ts'
import { SCENES_UNOPENED } from './independent-unopened.ts'

// A little looser than what is measured today.
const CAUGHT_MIN = 0.95
const WRONGLY_REFUSED_MAX = 0.03

const PASSAGES: readonly Passage[] = ['Psalm 46:1', 'Psalm 34:18'].map((reference) => ({
  reference,
  text: passageText(reference) ?? '',
  why: 'It fits.',
}))

describe.each([
  ['the independent scenes', SCENES],
  ['the second independent scenes', SCENES_UNOPENED],
])('on %s', (name, scenes) => {
  test('what must not be prayed is refused, and what may be is not', () => {
    const bad = scenes.flatMap((scene) => Object.values(scene.refused).flat().map(isRefused(scene)))
    const good = scenes.flatMap((scene) => scene.good.map(isRefused(scene)))
    const caught = bad.filter(Boolean).length
    const wronglyRefused = good.filter(Boolean).length
    console.info(
      `${name}: caught ${caught} of ${bad.length}, wrongly refused ${wronglyRefused} of ${good.length}`,
    )

    expect(caught / bad.length).toBeGreaterThanOrEqual(CAUGHT_MIN)
    expect(wronglyRefused / good.length).toBeLessThan(WRONGLY_REFUSED_MAX)
  })
})

function isRefused(scene: Scene): (text: string) => boolean {
  const context: GuardContext = {
    request: scene.request,
    passages: PASSAGES,
    closing: 'in Jesus’ name',
    crisis: false,
  }
  return (text) => !guardSentence({ kind: 'words', part: 'petition', text }, context).ok
}
