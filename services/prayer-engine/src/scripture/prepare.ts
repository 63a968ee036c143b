import { bible } from './bible.ts'
import { findRuns } from './runs.ts'

/** Reads the text and what is looked up in it, so that the first person does not wait. Works without it, a little later. */
export function prepareScripture(): void {
  bible()
  findRuns(['the', 'lord', 'is', 'my', 'shepherd', 'i', 'shall', 'not', 'want'], 8)
}
