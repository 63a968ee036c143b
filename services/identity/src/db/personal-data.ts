import type { PersonalData } from '@selah/kit/erasure/personal-data'
import { users } from './schema.ts'

/** Everything else about a person goes with their row. */
export const personal: PersonalData = {
  columns: [users.id],
  excused: {
    'erasures.user_id': 'needed until every service has answered, and emptied then',
  },
}
