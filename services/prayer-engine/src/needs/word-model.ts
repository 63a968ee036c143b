import { arcs } from '../arcs/catalogue.ts'
import { featuresOf, stemsOf } from './features.ts'
import { type NeedLine, needLines, requestOf } from './need-lines.ts'
import type { NeedModel } from './need-model.ts'
import { needWords } from './need-words.ts'

// A word counts as much as so many lines that hold it. Chosen by learning from all authors of lines but one and trying
// on that one.
const TIMES = { sign: 2, strong: 5, weak: 2 } as const
/** The single words of a phrase, for what the whole phrase counts. */
const WORDS_OF_PHRASE = 0.75
const ADDED = 0.08
/**
 * The words of a text are not independent, so naive Bayes is too sure, and more so in a long text. Its score is
 * divided by the square root of the number of features, and multiplied by this.
 */
const TEMPER = 2
/** A shorter text counts as one of so many features: a few words are no surer. */
const FEATURES_MIN = 12

let model: NeedModel | undefined

/**
 * Multinomial naive Bayes over the labelled lines, the lexicons and the arcs' own signs. Built once, in a quarter of a
 * second, from files that anybody can read, so there are no weights that could be stale.
 */
export function wordModel(): NeedModel {
  model ??= learnWords(needLines())
  return model
}

export function learnWords(lines: readonly NeedLine[]): NeedModel {
  const counts: Counts = new Map([...arcs().keys()].map((id) => [id, new Map<string, number>()]))
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
  for (const line of lines) for (const feature of featuresOf(requestOf(line))) add(line.need, feature, 1)
  return modelOf(counts)
}

/** How often each feature was counted, by need. */
type Counts = Map<string, Map<string, number>>

function modelOf(counts: Counts): NeedModel {
  const needs = [...counts.keys()]
  const gains = gainsOf([...counts.values()])
  const uncounted = [...counts.values()].map((own) =>
    Math.log(ADDED / (sum(own.values()) + ADDED * gains.rows.size)),
  )
  return {
    score(request) {
      const seen = featuresOf(request).flatMap((feature) => gains.rows.get(feature) ?? [])
      const temper = TEMPER / Math.sqrt(Math.max(seen.length, FEATURES_MIN))
      const logs = uncounted.map((log) => seen.length * log)
      for (const row of seen) addGains(logs, gains, row)
      return new Map(needs.map((need, at) => [need, (logs[at] ?? 0) * temper]))
    },
  }
}

/** What each feature adds to the logarithms of the needs it was counted in. A sparse matrix, one row for each feature. */
interface Gains {
  readonly rows: ReadonlyMap<string, number>
  /** Where each row starts; the next one's start is its end. */
  readonly starts: Uint32Array
  readonly needs: Uint16Array
  readonly values: Float32Array
}

function gainsOf(counts: readonly ReadonlyMap<string, number>[]): Gains {
  const rows = new Map<string, number>()
  const sizes: number[] = []
  const entries = counts.flatMap((own) =>
    Array.from(own.keys(), (feature) => {
      const row = rows.get(feature) ?? rows.size
      if (row === rows.size) rows.set(feature, row)
      sizes[row] = (sizes[row] ?? 0) + 1
      return row
    }),
  )
  const starts = new Uint32Array(rows.size + 1)
  for (const [row, size] of sizes.entries()) starts[row + 1] = (starts[row] ?? 0) + size
  const ends = starts.slice()
  const needs = new Uint16Array(entries.length)
  const values = new Float32Array(entries.length)
  let entry = 0
  for (const [need, own] of counts.entries()) {
    for (const count of own.values()) {
      const at = increase(ends, entries[entry++] ?? 0)
      needs[at] = need
      values[at] = Math.log((count + ADDED) / ADDED)
    }
  }
  return { rows, starts, needs, values }
}

/** Returns the number as it was. */
function increase(numbers: Uint32Array, at: number): number {
  const number = numbers[at] ?? 0
  numbers[at] = number + 1
  return number
}

function addGains(logs: number[], { starts, needs, values }: Gains, row: number): void {
  for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
    const need = needs[at] ?? 0
    logs[need] = (logs[need] ?? 0) + (values[at] ?? 0)
  }
}

function sum(numbers: Iterable<number>): number {
  return Iterator.from(numbers).reduce((total, number) => total + number, 0)
}
