import type { Me } from '../../api/types.ts'
import { prayersRemaining } from '../../ui/format.ts'

/** What a person may still ask for: 'Premium Member', '1 prayer remaining', '2 prayers remaining' (D-37). */
export function standingOf({ premium_status, prayers_remaining }: Me): string {
  if (premium_status || prayers_remaining === null) return 'Premium Member'
  return prayersRemaining(prayers_remaining)
}
