import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesOf } from '../care-training/sources.ts'
import { WORD_VECTORS_FILE } from '../src/needs/meaning/word-vectors.ts'
import type { NeedLine } from '../src/needs/need-lines.ts'

/** Tells whether the weights were learned from these lines and word vectors, by the code as it is. */
export function fingerprint(lines: readonly NeedLine[]): string {
  const hash = createHash('sha256')
  hash.update(JSON.stringify(lines))
  hash.update(readFileSync(WORD_VECTORS_FILE))
  for (const code of sourcesOf(join(import.meta.dirname, 'learn.ts')).values()) hash.update(code)
  return hash.digest('hex').slice(0, 16)
}
