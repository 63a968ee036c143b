import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { ApiError } from '../../../api/errors.ts'
import { meKey } from '../../../api/me.ts'
import { track } from '../../../tracking.ts'
import { notify } from '../../../ui/notify.tsx'
import { keptPrayer } from '../kept-prayer.ts'
import { prayerDraft } from '../prayer-draft.ts'
import { finished, isKeyOld, type PrayerVersion, refused } from '../versions.ts'
import { askForPrayer } from './ask-for-prayer.ts'
import { isBrokenLine, isFinal, KeyTooOld } from './asking-again.ts'
import { advance, type Composition, NOTHING_YET } from './composition.ts'
import { keptComposition } from './kept-composition.ts'
import { asksFor } from './to-request.ts'

interface Place {
  readonly client: QueryClient
  readonly queryKey: QueryKey
  readonly signal: AbortSignal
}

/** Follows a version while it is written, or reads one that is whole: from the device, when the server has it not. */
export async function compose(version: PrayerVersion, place: Place): Promise<Composition> {
  try {
    return await follow(version, place)
  } catch (error) {
    const kept = version.state === 'finished' && (await keptComposition.find(version.key))
    if (kept) return kept
    if (!place.signal.aborted) tellOf(error, version, place)
    throw error
  }
}

async function follow(version: PrayerVersion, { client, queryKey, signal }: Place): Promise<Composition> {
  if (isKeyOld(version)) throw new KeyTooOld()
  let composition = NOTHING_YET
  try {
    for await (const event of askForPrayer(version, signal)) {
      composition = advance(composition, event)
      client.setQueryData(queryKey, composition)
    }
  } finally {
    // Whatever happened, the server knows better how many prayers are left.
    void askAnew(client, meKey)
  }
  keptPrayer.change((kept) => finished(kept, version.key, composition.prayer?.rewrites))
  void keptComposition.keep(version.key, composition)
  if (version.state !== 'finished') announce(version)
  return composition
}

function tellOf(error: unknown, version: PrayerVersion, { client, queryKey }: Place): void {
  if (isFinal(error)) {
    keptPrayer.change((kept) => refused(kept, version.key, isRewriteOver(error)))
    return
  }
  const waitingFor = isBrokenLine(error) ? 'connection' : 'server'
  client.setQueryData<Composition>(queryKey, (now = NOTHING_YET) => ({ ...now, waitingFor }))
}

/** The first time this version is whole; a reload reads it again without a word. */
function announce({ request, rewrite }: PrayerVersion): void {
  if (rewrite) {
    notify.success('Your prayer has been written again')
    return
  }
  prayerDraft.forgetWhere((values) => asksFor(values, request))
  track('prayer_generated')
  notify.success('Your prayer has been created')
}

/** The page thought that there was a try left; the server, and perhaps another tab, know better. */
function isRewriteOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'rewrite_over'
}
