import { readSituation } from '../../src/situation/read-situation.ts'
import { countWords } from '../../src/text/words.ts'
import type { Outcome } from '../outcome.ts'
import { type Measure, share } from './measure.ts'

const TOLD_MIN = 0.95
const DETAILS_MIN = 0.95
/** Longer situations are told in part, by rule. */
const WORDS_MAX = 34

/** Of what may be told and has room, everything stands in the prayer, word for word and in its order. */
export const toldInOrder: Measure = (outcomes) => {
  const told = outcomes.filter(isToldWhole)
  return [
    share('situations told whole and in their order', told, TOLD_MIN, (outcome) => {
      const { tellable } = readSituation(outcome.task.request)
      const said = outcome.draft.flatMap((sentence) => (sentence.kind === 'told' ? sentence.text : []))
      const isWhole = tellable.every((text, at) =>
        said[at]?.toLowerCase().endsWith(text.slice(1).toLowerCase()),
      )
      return isWhole && said.length === tellable.length ? undefined : tellable.join(' ')
    }),
    share(
      'sentences that may be told, of all that were written',
      outcomes
        .filter(({ task }) => !task.crisis && !task.harm)
        .flatMap(({ task }) => sentencesIn(task.request)),
      DETAILS_MIN,
      ({ text, isTellable }) => (isTellable ? undefined : text),
    ),
  ]
}

function isToldWhole({ task }: Outcome): boolean {
  const { tellable } = readSituation(task.request)
  const words = tellable.reduce((sum, text) => sum + countWords(text), 0)
  return !task.crisis && !task.harm && tellable.length > 0 && words <= WORDS_MAX
}

function sentencesIn(request: Outcome['request']): { text: string; isTellable: boolean }[] {
  const { sentences, tellable } = readSituation(request)
  const kept = new Set(tellable)
  return sentences.map((text) => ({
    text,
    isTellable: kept.has(text) || tellable.some((told) => text.endsWith(told.slice(1))),
  }))
}
