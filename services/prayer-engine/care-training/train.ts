import { writeFileSync } from 'node:fs'
import { learnWeights } from './learn.ts'
import { fingerprint, linesToLearnFrom } from './lines.ts'

// `pnpm --filter @selah/prayer-engine train-care`: learns the recogniser's weights from the lines, the same on every machine.

const lines = linesToLearnFrom()
const learnt = { lines: fingerprint(lines), weights: learnWeights(lines).toString('base64') }
writeFileSync(
  new URL('../src/care/recogniser/weights.json', import.meta.url),
  `${JSON.stringify(learnt, null, 2)}\n`,
)
