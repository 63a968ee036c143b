import type { GenerationBody } from '../../api/types.ts'
import { placeIn } from '../../storage.ts'

const place = placeIn('session', 'asked_prayer')

/** What this tab has asked for and not seen finished: enough to ask once more under the same id. */
export interface AskedPrayer {
  readonly id: string
  readonly body: GenerationBody
}

/** It outlives a reload and a lost session, with its owner: a request whose answer was lost is sent again, not twice. */
export const askedPrayer = {
  find(userId: string): AskedPrayer | undefined {
    const kept = place.read()
    return isKept(kept) && kept.userId === userId ? { id: kept.id, body: kept.body } : undefined
  },
  keep: (userId: string, asked: AskedPrayer): void => place.write({ userId, ...asked }),
  /** It is finished, refused or cancelled. Another one that was asked for since stays. */
  end(id: string): void {
    const kept = place.read()
    if (isKept(kept) && kept.id === id) place.forget()
  },
  forget: place.forget,
}

function isKept(kept: unknown): kept is AskedPrayer & { readonly userId: string } {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'userId' in kept &&
    'id' in kept &&
    typeof kept.id === 'string' &&
    'body' in kept &&
    typeof kept.body === 'object' &&
    kept.body !== null
  )
}
