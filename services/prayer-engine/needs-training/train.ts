import { writeFileSync } from 'node:fs'
import { packRegression } from '../src/needs/meaning/meaning-model.ts'
import { needLines } from '../src/needs/need-lines.ts'
import { fingerprint } from './fingerprint.ts'
import { learnMeaning } from './learn.ts'

// `pnpm --filter @selah/prayer-engine train-needs`: learns the weights from the lines, the same on every machine.

const lines = needLines()
const learned = { learnedFrom: fingerprint(lines), ...packRegression(learnMeaning(lines)) }
writeFileSync(
  new URL('../src/needs/meaning/weights.json', import.meta.url),
  `${JSON.stringify(learned, null, 2)}\n`,
)
