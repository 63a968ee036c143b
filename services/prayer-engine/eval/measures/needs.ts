import { careFor } from '../../src/care/care-for.ts'
import { writingTask } from '../../src/writing-task.ts'
import { CLOSING } from '../outcome.ts'
import type { LabelledNeed } from '../requests/needs.ts'
import type { Score } from './measure.ts'

const RIGHT_MIN = 0.9
const REPLACED_MAX = 0.02
const HELPED_MAX = 0.05

/** Whether the arc is the one the author had in mind, and how often an ordinary request is taken for a danger. */
export function measureNeeds(needs: readonly LabelledNeed[]): Score[] {
  const read = needs.map(({ need, request }, at) => {
    const care = careFor(request)
    const { plan, crisis, harm } = writingTask({ request, care, closing: CLOSING, seed: `sealed ${at}` })
    return {
      need,
      arc: plan.arc.id,
      certainty: care.crisis?.certainty,
      isReplaced: crisis !== false || harm !== undefined,
      isHeavy: care.isHeavy,
    }
  })
  const asked = read.filter(({ isReplaced }) => !isReplaced)
  const sure = asked.filter(({ arc }) => !/^(?:category|plain)\//.test(arc))
  const right = sure.filter(({ arc, need }) => arc === need)
  const family = sure.filter(({ arc, need }) => arc.split('/')[0] === need.split('/')[0])
  const replaced = read.filter(({ isReplaced }) => isReplaced)
  const helped = read.filter(({ certainty, isReplaced }) => certainty === 'possible' && !isReplaced)
  return [
    atLeast('the right need, where one is sure', right.length, sure.length, RIGHT_MIN),
    shown('  right kind of need (its folder)', family.length, sure.length),
    shown('  requests that get an arc of their need, the others a plain prayer', sure.length, asked.length),
    atMost('ordinary requests whose prayer is replaced', replaced.length, read.length, REPLACED_MAX),
    atMost('ordinary requests with help lines above their prayer', helped.length, read.length, HELPED_MAX),
    shown('  with a quiet line below it', read.filter(({ isHeavy }) => isHeavy).length, read.length),
  ]
}

function atLeast(name: string, part: number, all: number, min: number): Score {
  return { name, value: percent(part, all), bound: `>= ${min * 100}%`, isMet: part / all >= min }
}

function atMost(name: string, part: number, all: number, max: number): Score {
  return { name, value: percent(part, all), bound: `< ${max * 100}%`, isMet: part / all < max }
}

function shown(name: string, part: number, all: number): Score {
  return { name, value: percent(part, all), bound: '', isMet: true }
}

function percent(part: number, all: number): string {
  return `${((100 * part) / all).toFixed(1)}% of ${all}`
}
