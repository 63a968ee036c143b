import { bible } from './bible.ts'
import { searchPassages } from './search.ts'
import { wordIndex } from './word-index.ts'

/**
 * Reads the text and builds what is searched, so that the first person does not wait for it: about a quarter of a
 * second and 25 MB, once for the life of the process. Everything works without it, a little later.
 */
export function prepareScripture(): void {
  bible()
  wordIndex()
  searchPassages('peace')
}
