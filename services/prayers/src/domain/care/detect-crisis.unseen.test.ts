import { expect, test } from 'vitest'
import { fingerprint, type Label, linesToLearnFrom, unseenLines } from '../../../care-training/lines.ts'
import { detectCrisis, soundsHeavy } from './detect-crisis.ts'
import learnt from './recogniser/weights.json' with { type: 'json' }

// What it reaches on lines by people who had seen neither the rules nor what it learnt from. Two lines looser than measured.

test('the weights are learnt from the lines as they are', () => {
  expect(learnt.lines, 'run: pnpm --filter @selah/prayers train-care').toBe(fingerprint(linesToLearnFrom()))
})

// 'fourth' and 'fifth' are what a box like ours gets; in 'third' every line is as hard as a fair label allows.
test.each([
  { set: 'third', explicit: 0.96, implied: 0.75, abuse: 0.84, none: 0.12 },
  { set: 'fourth', explicit: 0.98, implied: 0.88, abuse: 0.93, none: 0.03 },
  { set: 'fifth', explicit: 0.97, implied: 0.83, abuse: 0.92, none: 0.03 },
])('on the unseen set $set cries are heard, and ordinary days do not alarm', ({ set, ...bounds }) => {
  const heard = sharesOf(set, (situation) => detectCrisis({ situation }) !== undefined)
  console.info(`${set}: ${inWords(heard)}`)

  expect(heard.explicit).toBeGreaterThanOrEqual(bounds.explicit)
  expect(heard.implied).toBeGreaterThanOrEqual(bounds.implied)
  expect(heard.abuse).toBeGreaterThanOrEqual(bounds.abuse)
  expect(heard.none).toBeLessThanOrEqual(bounds.none)
})

test.each(['third', 'fourth', 'fifth'])(
  'on the unseen set %s nearly nobody is left without a word of help',
  (set) => {
    const offered = sharesOf(set, (situation) => soundsHeavy({ situation }))
    console.info(`${set}, help within sight: ${inWords(offered)}`)

    expect(offered.explicit).toBeGreaterThanOrEqual(0.96)
    expect(offered.implied).toBeGreaterThanOrEqual(0.85)
    expect(offered.abuse).toBeGreaterThanOrEqual(0.95)
  },
)

function sharesOf(set: string, isHeard: (text: string) => boolean): Record<Label, number> {
  const share = (label: Label) => {
    const lines = unseenLines().filter((line) => line.set === set && line.label === label)
    return lines.filter(({ text }) => isHeard(text)).length / lines.length
  }
  return {
    explicit: share('explicit'),
    implied: share('implied'),
    abuse: share('abuse'),
    none: share('none'),
  }
}

function inWords(shares: Record<Label, number>): string {
  return Object.entries(shares)
    .map(([label, share]) => `${label} ${(100 * share).toFixed(1)}%`)
    .join(', ')
}
