import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Words and short phrases that people use when they tell of a need. */
export interface NeedWords {
  /** They point to this need and hardly to another. */
  readonly strong: readonly string[]
  /** They are often there, and in a few other needs too. */
  readonly weak: readonly string[]
}

const FOLDER = join(import.meta.dirname, 'words')

/** The words of each need, by the arc's id, as the lexicons in `words` give them; several lexicons add up. */
export function needWords(): readonly (readonly [need: string, words: NeedWords])[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Record<string, NeedWords>),
    )
}
