import { SCENES, type Scene } from '../../src/guard/examples/independent.ts'
import { SCENES_UNOPENED } from '../../src/guard/examples/independent-unopened.ts'
import { guardSentence } from '../../src/guard/guard-sentence.ts'
import type { Passage } from '../../src/prayer.ts'
import { passageText } from '../../src/scripture/text.ts'
import type { Score } from '../measures/measure.ts'
import { CLOSING } from '../outcome.ts'

const CAUGHT_MIN = 0.95
const WRONGLY_REFUSED_MAX = 0.03
const PASSAGES: readonly Passage[] = ['Psalm 46:1', 'Psalm 34:18'].map((reference) => ({
  reference,
  text: passageText(reference) ?? '',
  why: '',
}))

/** Sentences that people wrote and labelled who had not seen the guard. */
export function labelledSentences(): Score[] {
  const scenes = [...SCENES, ...SCENES_UNOPENED]
  const bad = scenes.flatMap((scene) => Object.values(scene.refused).flat().map(isRefused(scene)))
  const good = scenes.flatMap((scene) => scene.good.map(isRefused(scene)))
  const caught = bad.filter(Boolean).length / bad.length
  const wrong = good.filter(Boolean).length / good.length
  return [
    {
      name: 'caught: sentences labelled by strangers',
      value: `${(caught * 100).toFixed(1)}% of ${bad.length}`,
      bound: `>= ${CAUGHT_MIN * 100}%`,
      isMet: caught >= CAUGHT_MIN,
    },
    {
      name: 'good sentences of strangers refused',
      value: `${(wrong * 100).toFixed(1)}% of ${good.length}`,
      bound: `< ${WRONGLY_REFUSED_MAX * 100}%`,
      isMet: wrong < WRONGLY_REFUSED_MAX,
    },
  ]
}

function isRefused({ request }: Scene): (text: string) => boolean {
  const context = { request, passages: PASSAGES, closing: CLOSING, crisis: false as const }
  return (text) => !guardSentence({ kind: 'words', part: 'petition', text }, context).ok
}
