import type { PrayerPart } from '../../api/types.ts'

/** What each movement of a prayer does, in words anybody understands. */
export const PART_NAMES: Readonly<Record<PrayerPart['kind'], string>> = {
  address: 'Turning to God',
  complaint: 'Saying what is hard',
  confession: 'Saying sorry',
  thanks: 'Giving thanks',
  trust: 'Trusting',
  scripture: 'Scripture',
  petition: 'Asking',
  praise: 'Praising',
  amen: 'Amen',
}

/** A newer server may know a part that has no name here yet. */
export function partName(kind: string | undefined): string | undefined {
  return Object.entries(PART_NAMES).find(([known]) => known === kind)?.[1]
}
