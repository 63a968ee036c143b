import { LENGTH_BOUNDS } from '../../src/composer/compose.ts'
import { countWords } from '../../src/text/words.ts'
import { fullText, type Outcome } from '../outcome.ts'
import { type Measure, type Score, share } from './measure.ts'

/** Words as a reader counts them, scripture included, within the bounds of the length asked for. */
export const lengths = (outcomes: readonly Outcome[], bound: number): Score =>
  share(
    'words within the bounds of the length',
    outcomes.filter(({ task }) => !task.crisis),
    bound,
    (outcome) => {
      const [min, max] = LENGTH_BOUNDS[outcome.request.length]
      const words = countWords(fullText(outcome))
      return words < min || words > max ? `${outcome.request.length}: ${words} words` : undefined
    },
  )

/** One to three passages, from those that were handed out. */
export const quotations: Measure = (outcomes) =>
  share('one to three passages, all handed out', outcomes, 1, ({ draft, task }) => {
    const quoted = draft.flatMap((sentence) => (sentence.kind === 'quotation' ? sentence.reference : []))
    const isHanded = quoted.every((reference) =>
      task.passages.some((passage) => passage.reference === reference),
    )
    return isHanded && quoted.length >= 1 && quoted.length <= 3 ? undefined : `${quoted.length} quotations`
  })
