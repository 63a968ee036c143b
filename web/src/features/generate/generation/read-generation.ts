import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { ApiError } from '../../../api/errors.ts'
import { meKey } from '../../../api/me.ts'
import type { GenerationBody } from '../../../api/types.ts'
import { generationKey, unsavedKey } from '../../../prayer/cached-generations.ts'
import { advance, fromState, type GenerationNow, isFinished } from '../../../prayer/generation.ts'
import { askedPrayer } from '../../../prayer/in-this-tab.ts'
import { prayerDraft } from '../../../prayer/prayer-draft.ts'
import { unsavedPrayers } from '../../../prayer/waiting/unsaved-prayers.ts'
import { track } from '../../../tracking.ts'
import { notify } from '../../../ui/notify.tsx'
import { asksFor } from '../to-request.ts'
import { followGeneration, getGeneration } from './generation-stream.ts'
import { isBrokenLine, isFinal } from './retries.ts'

interface Place {
  readonly client: QueryClient
  readonly queryKey: QueryKey
  readonly signal: AbortSignal
}

/** Reads a generation, and follows it while it is written. Where the server gives none, the copy on this device does. */
export async function readGeneration(userId: string, id: string, place: Place): Promise<GenerationNow> {
  try {
    const now = await follow(id, place)
    if (isFinished(now) && !now.isSaved) void unsavedPrayers.keep(userId, now)
    settle(userId, now, place.client)
    return now
  } catch (error) {
    const kept = place.signal.aborted ? undefined : await unsavedPrayers.find(userId, id)
    if (kept) return kept.generation
    if (isFinal(error)) askedPrayer.end(userId, id)
    if (!place.signal.aborted && !isFinal(error)) tellWaiting(error, place)
    throw error
  }
}

async function follow(id: string, { client, queryKey, signal }: Place): Promise<GenerationNow> {
  const known = client.getQueryData<GenerationNow>(queryKey)
  let now = known?.state === 'running' ? known : fromState(await getGeneration(id, signal))
  if (now.state !== 'running') return now
  client.setQueryData(queryKey, now)
  try {
    for await (const event of followGeneration(id, now.lastEventId, signal)) {
      now = advance(now, event)
      client.setQueryData(queryKey, now)
    }
    return now
  } catch (error) {
    return ended(now, error)
  } finally {
    // However it ended, the server knows better how many prayers are left.
    void askAnew(client, meKey)
  }
}

const ENDS: Readonly<Record<string, GenerationNow['state']>> = {
  generation_failed: 'failed',
  generation_ended: 'failed',
  generation_cancelled: 'cancelled',
  generation_gone: 'purged',
}

/** Throws what is no end. */
function ended(now: GenerationNow, error: unknown): GenerationNow {
  const state = error instanceof ApiError ? ENDS[error.code] : undefined
  if (state === undefined || !(error instanceof ApiError)) throw error
  return { ...now, state, reason: error.message }
}

function tellWaiting(error: unknown, { client, queryKey }: Place): void {
  const waitingFor = isBrokenLine(error) ? 'connection' : 'server'
  client.setQueryData<GenerationNow>(queryKey, (now) => now && { ...now, waitingFor })
}

/** The first to see finished what this tab asked for tells of it; the other versions know of this one now. */
function settle(userId: string, now: GenerationNow, client: QueryClient): void {
  if (now.state === 'running') return
  const asked = askedPrayer.find(userId)
  if (asked?.id === now.id) askedPrayer.end(userId, now.id)
  if (!now.result) return
  if (asked?.id === now.id) announce(userId, asked.body)
  const { versions, result } = now
  for (const version of versions)
    client.setQueryData<GenerationNow>(
      generationKey(version),
      (known) =>
        known?.result && { ...known, versions, result: { ...known.result, rewrites: result.rewrites } },
    )
  void client.invalidateQueries({ queryKey: unsavedKey })
}

function announce(userId: string, body: GenerationBody): void {
  if ('rewrite_of' in body) {
    notify.success('Your prayer has been written again')
    return
  }
  prayerDraft.forgetWhere(userId, (values) => asksFor(values, body))
  track('prayer_generated')
  notify.success('Your prayer has been created')
}
