import type { Prayer } from '../../../api/types.ts'
import { inGroups } from './in-groups.ts'

export interface Month {
  /** As a heading: 'March 2026'. */
  readonly name: string
  readonly prayers: readonly Prayer[]
}

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' })

/** Prayers under the month they were written in, by the person's own calendar; the order stays. */
export function byMonth(prayers: readonly Prayer[]): readonly Month[] {
  const months = inGroups(prayers, ({ created_at }) => monthName.format(new Date(created_at)))
  return months.map(([name, ofMonth]) => ({ name, prayers: ofMonth }))
}

/** '2026-03' as 'March 2026'. */
export function monthInWords(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthName.format(new Date(year, number - 1, 15))
}
