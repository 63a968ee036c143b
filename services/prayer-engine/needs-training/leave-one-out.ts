import { type NeedModels, SURE_FROM, scoreNeeds } from '../src/needs/likely-needs.ts'
import { modelOf, packRegression, unpackRegression } from '../src/needs/meaning/meaning-model.ts'
import { type NeedLine, needLinesByAuthor, requestOf } from '../src/needs/need-lines.ts'
import { learnWords } from '../src/needs/word-model.ts'
import { readSituation } from '../src/situation/read-situation.ts'
import { fitOf } from '../src/suggest/fits.ts'
import { suggestChoices } from '../src/suggest/suggest-choices.ts'
import { learnMeaning } from './learn.ts'

// `pnpm --filter @selah/prayer-engine leave-one-out`: learns from all authors but one, tries on that one, and prints how
// many lines are sure, and how many of these are right. Takes about a minute.

interface Tried {
  readonly isRight: boolean
  readonly probability: number
}

const COVERAGES = [0.4, 0.5, 0.6, 0.7, 0.8]
const authors = needLinesByAuthor().map((each) => ({ ...each, models: modelsWithout(each.author) }))
const tried = new Map(authors.map(({ author, lines, models }) => [author, tryOn(lines, models)]))

console.log(
  [
    'author'.padEnd(22),
    `sure from ${SURE_FROM}`,
    'right',
    ...COVERAGES.map((part) => `at ${percent(part)}`),
  ].join('  '),
)
for (const [author, some] of tried) console.log(rowOf(author, some))
console.log(rowOf('all', [...tried.values()].flat()))
for (const kind of ['category', 'mood'] as const) console.log(suggestedOf(kind))

function modelsWithout(left: string): NeedModels {
  const lines = needLinesByAuthor()
    .filter(({ author }) => author !== left)
    .flatMap((each) => each.lines)
  const meaning = modelOf(unpackRegression(packRegression(learnMeaning(lines))))
  return { words: learnWords(lines), meaning }
}

function tryOn(lines: readonly NeedLine[], models: NeedModels): Tried[] {
  return lines.flatMap((line) => {
    const request = { ...requestOf(line), tone: 'Comforting', length: 'standard' } as const
    const [first] = scoreNeeds(request, readSituation(request), models)
    return first ? { isRight: first.arc.id === line.need, probability: first.probability } : []
  })
}

/** The share that is sure, the share of these that is right, then the share that is right at each coverage. */
function rowOf(author: string, some: readonly Tried[]): string {
  const surest = some.toSorted((one, other) => other.probability - one.probability)
  const sure = surest.filter(({ probability }) => probability >= SURE_FROM)
  const curve = COVERAGES.map((part) => rightOf(surest.slice(0, Math.round(part * surest.length))))
  return [author.padEnd(22), percent(sure.length / some.length).padStart(14), rightOf(sure), ...curve].join(
    '  ',
  )
}

/** How often a category or a mood is suggested, and how often it is right for the need. */
function suggestedOf(kind: 'category' | 'mood'): string {
  const all = authors.flatMap(({ lines, models }) =>
    lines.map(({ need, text }) => ({ fit: fitOf(need), choice: suggestChoices(text, models)[kind] })),
  )
  const spoken = all.filter(({ choice }) => choice !== undefined)
  const right = spoken.filter(({ fit, choice }) =>
    [...fit.categories, ...fit.moods].some((fits) => fits === choice),
  )
  return `${kind}: suggested for ${percent(spoken.length / all.length)}, right in ${percent(right.length / spoken.length)}`
}

function rightOf(some: readonly Tried[]): string {
  return percent(some.filter(({ isRight }) => isRight).length / some.length)
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)}%`
}
