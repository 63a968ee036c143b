import { paths } from './paths.ts'

export const GENERATE_HEADING = 'What shall we pray for?'

/** Of the app's pages that have the same one for everybody: it stands from the first paint on. */
export function headingAt(path: string): string | undefined {
  return path === paths.generate ? GENERATE_HEADING : undefined
}
