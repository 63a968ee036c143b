// The offline scorecard of the writing: `pnpm eval`. Exits with 1 when a bound is missed.
import type { Card } from '@selah/prayer-engine/eval/card'
import { type EvalOptions, readOptions, type Section } from '@selah/prayer-engine/eval/options'
import { printScores } from '@selah/prayer-engine/eval/print-scores'
import { scoreComposer } from '@selah/prayer-engine/eval/score-composer'
import { scoreGuard } from '@selah/prayer-engine/eval/score-guard'
import { scoreNeeds } from '@selah/prayer-engine/eval/score-needs'
import { scoreModel } from './score-model.ts'
import { scoreStreaming } from './score-streaming.ts'

const CARDS: Readonly<Record<Section, (options: EvalOptions) => Promise<readonly Card[]>>> = {
  composer: scoreComposer,
  needs: scoreNeeds,
  guard: scoreGuard,
  model: scoreModel,
  streaming: scoreStreaming,
}

const options = readOptions()
let isMet = true
for (const section of options.sections) {
  for (const { title, scores } of await CARDS[section](options)) {
    printScores(title, scores)
    isMet &&= scores.every((score) => score.isMet)
  }
}
process.exitCode = isMet ? 0 : 1
