import { describe, expect, test } from 'vitest'
import {
  fingerprint,
  type Label,
  type Line,
  linesToLearnFrom,
  unseenLines,
} from '../../care-training/lines.ts'
import { ordinarySentences, WRAPPINGS, wrap } from '../../care-training/wrapped.ts'
import { careFor } from './care-for.ts'
import learnt from './recogniser/weights.json' with { type: 'json' }

// What it reaches on lines from which nothing was learnt. The bounds are about two lines looser than what was measured,
// and decisions/0009 says what is wanted. All of these sets have been seen: several versions were judged by them.

test('the weights are learnt from the lines, and by the code, as they are', () => {
  expect(learnt.lines, 'run: pnpm --filter @selah/prayer-engine train-care').toBe(
    fingerprint(linesToLearnFrom()),
  )
})

interface Bounds extends Record<Exclude<Label, 'none'>, number> {
  /** Of what must not alarm: how much may have its prayer replaced, help lines above it, a quiet line or more. */
  readonly replaced: number
  readonly helped: number
  readonly quiet: number
}

// In 'third' every line is as hard as a fair label allows; 'at-length' are texts of two to eight sentences.
const ALONE: Record<string, Bounds> = {
  third: { explicit: 0.94, implied: 0.68, abuse: 0.86, replaced: 0.03, helped: 0.13, quiet: 0.27 },
  fourth: { explicit: 0.98, implied: 0.92, abuse: 0.92, replaced: 0.02, helped: 0.07, quiet: 0.25 },
  fifth: { explicit: 0.97, implied: 0.85, abuse: 0.92, replaced: 0.01, helped: 0.05, quiet: 0.18 },
  'at-length': { explicit: 0.79, implied: 0.53, abuse: 0.58, replaced: 0.02, helped: 0.1, quiet: 0.2 },
}
const AMONG_OTHERS: Record<string, Bounds> = {
  third: { explicit: 0.82, implied: 0.33, abuse: 0.5, replaced: 0.02, helped: 0.12, quiet: 0.24 },
  fourth: { explicit: 0.91, implied: 0.64, abuse: 0.85, replaced: 0.02, helped: 0.1, quiet: 0.26 },
  fifth: { explicit: 0.9, implied: 0.5, abuse: 0.74, replaced: 0.03, helped: 0.2, quiet: 0.4 },
}
/** Whose ordinary sentences stand around the lines of a set. */
const OTHERS: Record<string, string> = { third: 'fifth', fourth: 'fifth', fifth: 'fourth' }

describe('lines nothing was learnt from', () => {
  test.each(Object.keys(ALONE))('%s, as they were written', (set) => {
    expectHeard(`${set}, alone`, linesOf(set), ALONE[set])
  })

  // A cry stands in the middle of other things, and several ordinary sentences are still ordinary.
  describe.each(WRAPPINGS.filter(({ before, after }) => before + after > 0))('$name', (wrapping) => {
    test.each(Object.keys(AMONG_OTHERS))('%s', (set) => {
      const wrapped = wrap(linesOf(set), wrapping, ordinarySentences(linesOf(OTHERS[set] ?? '')))
      expectHeard(`${set}, ${wrapping.name}`, wrapped, AMONG_OTHERS[set])
    })
  })
})

function expectHeard(name: string, lines: readonly Line[], bounds: Bounds | undefined): void {
  if (!bounds) throw new Error(`no bounds for ${name}`)
  const cared = lines.map(({ label, text }) => ({ label, ...careFor({ situation: text }) }))
  const share = (label: Label, isHeard: (care: (typeof cared)[number]) => boolean) => {
    const alike = cared.filter((care) => care.label === label)
    return alike.filter(isHeard).length / alike.length
  }
  const crisis = (label: Label) => share(label, (care) => care.crisis !== undefined)
  const atLeastQuiet = (label: Label) => share(label, (care) => care.crisis !== undefined || care.isHeavy)
  const labels: readonly Label[] = ['explicit', 'implied', 'abuse', 'none']
  console.info(
    `${name}: ${labels.map((label) => `${label} ${inWords(crisis(label))}, help in sight ${inWords(atLeastQuiet(label))}`).join('; ')}`,
  )

  for (const label of ['explicit', 'implied', 'abuse'] as const) {
    expect(crisis(label), `${name}, ${label}`).toBeGreaterThanOrEqual(bounds[label])
  }
  const replaced = share('none', (care) => care.crisis?.certainty === 'certain')
  expect(replaced, `${name}, prayers replaced`).toBeLessThanOrEqual(bounds.replaced)
  expect(crisis('none'), `${name}, help lines`).toBeLessThanOrEqual(bounds.helped)
  expect(atLeastQuiet('none'), `${name}, quiet lines`).toBeLessThanOrEqual(bounds.quiet)
}

function linesOf(set: string): readonly Line[] {
  return unseenLines().filter((line) => line.set === set)
}

function inWords(share: number): string {
  return `${(100 * share).toFixed(1)}%`
}
