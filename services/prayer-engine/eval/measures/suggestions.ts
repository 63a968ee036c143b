import { fitOf } from '../../src/suggest/fits.ts'
import { type Suggestion, suggestChoices } from '../../src/suggest/suggest-choices.ts'
import type { LabelledNeed } from '../requests/needs.ts'
import { type Score, share } from './measure.ts'

const RIGHT_MIN = 0.9

/** Whether a suggested category and mood are right for the need that the author had in mind, and how often there is one. */
export function measureSuggestions(needs: readonly LabelledNeed[]): Score[] {
  const read = needs.map(({ need, request }) => ({
    fit: fitOf(need),
    text: request.situation ?? '',
    ...suggestChoices(request.situation ?? ''),
  }))
  const withCategory = read.filter(({ category }) => category !== undefined)
  const withMood = read.filter(({ mood }) => mood !== undefined)
  return [
    share('the right category, where one is suggested', withCategory, RIGHT_MIN, ({ fit, category, text }) =>
      fit.categories.some((right) => right === category) ? undefined : missOf(category, text),
    ),
    shown('  situations with a suggested category', withCategory.length, read.length),
    share('the right mood, where one is suggested', withMood, RIGHT_MIN, ({ fit, mood, text }) =>
      fit.moods.some((right) => right === mood) ? undefined : missOf(mood, text),
    ),
    shown('  situations with a suggested mood', withMood.length, read.length),
  ]
}

function missOf(suggested: Suggestion['category'] | Suggestion['mood'], text: string): string {
  return `${suggested}: ${text}`
}

function shown(name: string, part: number, all: number): Score {
  return { name, value: `${((100 * part) / all).toFixed(1)}% of ${all}`, bound: '', isMet: true }
}
