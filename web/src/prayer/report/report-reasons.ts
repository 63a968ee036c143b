import type { PrayerReport } from '../../api/types.ts'

export type Reason = PrayerReport['reason']

/** What each reason of the server is called. */
export const REASONS: Readonly<Record<Reason, string>> = {
  scripture: 'Scripture is misused',
  hurtful: 'It hurts or blames',
  untrue: 'It says something untrue about me',
  unsafe: 'It could put someone in danger',
  other: 'Something else',
}

export function reasonCalled(words: string): Reason | undefined {
  return (Object.keys(REASONS) as Reason[]).find((reason) => REASONS[reason] === words)
}
