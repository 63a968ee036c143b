import { paths } from './paths.ts'

export const GENERATE_HEADING = 'What shall we pray for?'

/** Of the app's pages that have one and the same whoever comes: it stands from the first paint on. */
export function headingAt(path: string): string | undefined {
  return path === paths.generate ? GENERATE_HEADING : undefined
}
