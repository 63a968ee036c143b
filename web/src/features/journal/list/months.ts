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
