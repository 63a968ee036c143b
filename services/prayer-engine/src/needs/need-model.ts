import { arcs } from '../arcs/catalogue.ts'
import { featuresOf, stemsOf } from './features.ts'
import { type NeedLine, needLines } from './need-lines.ts'
import { needWords } from './need-words.ts'

/** How well features fit each need, as logarithms up to one constant. */
export interface NeedModel {
  score(features: readonly string[]): ReadonlyMap<string, number>
}

// A word counts as much as so many lines that hold it. Chosen by learning from all authors of lines but one and trying
// on that one.
const TIMES = { sign: 2, strong: 5, weak: 2 } as const
/** The single words of a phrase, for what the whole phrase counts. */
const WORDS_OF_PHRASE = 0.75
const ADDED = 0.08
/** Words are not independent: naive Bayes is too sure of itself by about this factor. */
const TEMPER = 0.55

let model: NeedModel | undefined

/**
 * Multinomial naive Bayes over the labelled lines, the lexicons and the arcs' own signs. Built once, in a quarter of a
 * second, from files that anybody can read, so there are no weights that could be stale.
 */
export function needModel(): NeedModel {
  model ??= learn()
  return model
}

function learn(): NeedModel {
  const counts = new Map<string, Map<string, number>>(
    [...arcs().keys()].map((id) => [id, new Map<string, number>()]),
  )
  const add = (need: string, feature: string, times: number) => {
    const own = counts.get(need)
    own?.set(feature, (own.get(feature) ?? 0) + times)
  }
  const addPhrase = (need: string, phrase: string, times: number) => {
    const stems = stemsOf(phrase)
    const [only] = stems
    if (stems.length === 1 && only) return add(need, only, times)
    for (const [at, stem] of stems.entries()) {
      if (at > 0) add(need, `${stems[at - 1]} ${stem}`, times)
      add(need, stem, (times * WORDS_OF_PHRASE) / stems.length)
    }
  }
  for (const { id, title, signs } of arcs().values()) {
    for (const text of [title, ...signs]) for (const stem of stemsOf(text)) add(id, stem, TIMES.sign)
  }
  for (const [need, { strong, weak }] of needWords()) {
    for (const phrase of strong) addPhrase(need, phrase, TIMES.strong)
    for (const phrase of weak) addPhrase(need, phrase, TIMES.weak)
  }
  for (const line of needLines())
    for (const feature of featuresOf(requestOf(line))) add(line.need, feature, 1)
  return modelOf(counts)
}

function requestOf({ text, category, mood }: NeedLine) {
  return { situation: text, category, mood }
}

function modelOf(counts: ReadonlyMap<string, ReadonlyMap<string, number>>): NeedModel {
  const vocabulary = new Set([...counts.values()].flatMap((own) => [...own.keys()]))
  const totals = new Map([...counts].map(([need, own]) => [need, sum([...own.values()])]))
  return {
    score(features) {
      const seen = features.filter((feature) => vocabulary.has(feature))
      return new Map(
        [...counts].map(([need, own]) => {
          const below = (totals.get(need) ?? 0) + ADDED * vocabulary.size
          const log = sum(seen.map((feature) => Math.log(((own.get(feature) ?? 0) + ADDED) / below)))
          return [need, log * TEMPER]
        }),
      )
    },
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
