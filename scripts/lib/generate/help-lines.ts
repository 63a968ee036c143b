import { RESOURCES } from '../../../services/prayer-engine/src/care/resources.ts'
import type { GeneratedFiles } from './generated-files.ts'

const PATH = 'web/src/api/generated/help-lines.ts'
const HEADER = '// Written by `npm run generate` from services/prayer-engine/src/care/resources.ts.\n\n'

/** The help lines of the API, for pages that ask nobody. */
export function helpLines(): GeneratedFiles {
  const lines = JSON.stringify(RESOURCES, null, 2)
  return { files: new Map([[PATH, `${HEADER}export const HELP_LINES = ${lines} as const\n`]]) }
}
