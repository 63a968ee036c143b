import type { GenerationBody } from '../api/types.ts'
import { isRecord, ownPlace } from '../storage.ts'

/** What this tab has asked for and not seen finished: enough to ask once more under the same id. */
export interface AskedPrayer {
  readonly id: string
  readonly body: GenerationBody
}

const place = ownPlace('asked_prayer', (kept) => (isAsked(kept) ? kept : undefined))

/** It outlives a reload and a lost session: a request whose answer was lost is sent again, not twice. */
export const askedPrayer = {
  ...place,
  /** It is finished, refused or cancelled. Another one that was asked for since stays. */
  end(userId: string, id: string): void {
    if (place.find(userId)?.id === id) place.forget()
  },
}

function isAsked(kept: unknown): kept is AskedPrayer {
  return isRecord(kept) && typeof kept.id === 'string' && isRecord(kept.body)
}
