import type { Arc } from '../arcs/arc.ts'
import type { Reading } from '../situation/read-situation.ts'
import { type FoundSign, SignIndex } from '../text/sign-index.ts'
import { details } from './catalogue.ts'
import type { Detail } from './detail.ts'

/** Where somebody has died, an illness that is told is over. */
const OVER_AFTER_DEATH = /^(?:illness|body-and-mind)\//
/**
 * The most telling details of the sentences told, at most so many, in their order; none that a prayer along this arc
 * asks for anyway.
 */
export function detailsTold(
  told: readonly string[],
  arc: Arc,
  { tellsOfDeath, gladness }: Reading,
  countMax: number,
): Detail[] {
  const fitting = details().filter(
    ({ id, within, mood }) =>
      !within.has(arc.id) &&
      (mood === 'any' || mood === arc.gladness || (mood === 'sore' && gladness === 'sore')) &&
      !(tellsOfDeath && OVER_AFTER_DEATH.test(id)),
  )
  // 'Wheel me in' tells more than 'doctor', so the longest sign goes first.
  const found = fittingSigns(told, new Set(fitting)).sort(
    (one, other) => other.end - other.start - (one.end - one.start),
  )
  const chosen: Found[] = []
  for (const one of found) {
    const isNew = chosen.every((other) => other.value !== one.value && !overlaps(one, other))
    if (isNew && chosen.length < countMax) chosen.push(one)
  }
  return chosen
    .sort((one, other) => one.sentence - other.sentence || one.start - other.start)
    .map(({ value }) => value)
}

interface Found extends FoundSign<Detail> {
  /** The number of the sentence in the telling. */
  readonly sentence: number
}

interface Index {
  readonly signs: SignIndex<Detail>
  readonly vetoes: SignIndex<Detail>
}

let index: Index | undefined

function indexOfDetails(): Index {
  index ??= {
    signs: new SignIndex(details().flatMap((one) => one.signs.map((sign) => [sign, one] as const))),
    vetoes: new SignIndex(details().flatMap((one) => one.not.map((sign) => [sign, one] as const))),
  }
  return index
}

/** Every sign of these details, where nothing in its sentence speaks against it. */
function fittingSigns(told: readonly string[], fitting: ReadonlySet<Detail>): Found[] {
  const { signs, vetoes } = indexOfDetails()
  return told.flatMap((text, sentence) => {
    const vetoed = new Set(vetoes.find(text.toLowerCase()).map(({ value }) => value))
    return signs
      .find(text.toLowerCase())
      .filter(({ value }) => fitting.has(value) && !vetoed.has(value))
      .map((found) => ({ ...found, sentence }))
  })
}

function overlaps(one: Found, other: Found): boolean {
  return one.sentence === other.sentence && one.start < other.end && other.start < one.end
}
