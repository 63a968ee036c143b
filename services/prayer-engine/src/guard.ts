// Front door: what may be shown.
export { guardPrayer } from './guard/guard-prayer.ts'
export { guardSentence } from './guard/guard-sentence.ts'
export { namesOfRelation } from './guard/invented.ts'
export type { RefusalCode, VerifiedSentence } from './guard/verdict.ts'
