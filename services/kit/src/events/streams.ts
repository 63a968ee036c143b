import { isDeepStrictEqual } from 'node:util'
import {
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import type { EventStream } from '@selah/proto/events'

const DAY_MS = 24 * 60 * 60 * 1000

export interface StreamLimits {
  readonly maxBytes: number
  readonly replicas: number
}

export const STREAM_LIMITS: StreamLimits = { maxBytes: 256 * 1024 * 1024, replicas: 1 }

/** Of lasting events. */
export const KEPT_MS = 14 * DAY_MS
/** Of passing events. What is older has been seen, or is not missed. */
export const PASSING_KEPT_MS = DAY_MS
const PASSING_BYTES_MAX = 64 * 1024 * 1024

/**
 * Makes a stream, or brings an existing one to this configuration as far as it can be changed. Safe to call
 * from every process.
 */
export async function ensureStream(
  jsm: JetStreamManager,
  stream: EventStream,
  limits: StreamLimits,
): Promise<void> {
  const wanted = streamConfig(stream, limits)
  const existing = await findConfig(jsm, wanted.name)
  if (!existing) {
    await jsm.streams.add(wanted)
    return
  }
  const change = changeFrom(existing, stream.isPassing ? wanted : grown(existing, wanted))
  // Passing events that lie here from before they had a stream of their own would take the room of those that last.
  if (change.subjects) for (const filter of stream.elsewhere) await jsm.streams.purge(wanted.name, { filter })
  if (Object.keys(change).length > 0) await jsm.streams.update(wanted.name, change)
}

async function findConfig(jsm: JetStreamManager, name: string): Promise<StreamConfig | undefined> {
  try {
    return (await jsm.streams.info(name)).config
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

type WantedConfig = ReturnType<typeof streamConfig>

/** Limits only grow: a smaller one throws events away at once, and the operator may have given more. */
function grown(existing: StreamConfig, wanted: WantedConfig): WantedConfig {
  return {
    ...wanted,
    max_age: larger(existing.max_age, wanted.max_age),
    max_bytes: larger(existing.max_bytes, wanted.max_bytes),
  }
}

/** What is to be changed of an existing stream. Where it lies and what it keeps for cannot be. */
function changeFrom(existing: StreamConfig, wanted: WantedConfig): Partial<StreamConfig> {
  const { name: _name, storage: _storage, retention: _retention, ...changeable } = wanted
  const goal = { ...changeable, num_replicas: Math.max(existing.num_replicas, wanted.num_replicas) }
  const now: Partial<Record<string, unknown>> = { ...existing }
  return Object.fromEntries(
    Object.entries(goal).filter(([field, value]) => !isDeepStrictEqual(now[field], value)),
  )
}

/** The larger of two limits; zero and less mean that there is none. */
function larger(existing: number, wanted: number): number {
  return existing <= 0 ? existing : Math.max(existing, wanted)
}

function streamConfig({ name, subjects, isPassing }: EventStream, { maxBytes, replicas }: StreamLimits) {
  return {
    name,
    subjects: [...subjects],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    // A full stream refuses, and the outbox keeps the event: nothing is dropped to make room. For passing events, which
    // anybody can make, the oldest go instead, so that a flood of them stops nothing.
    discard: isPassing ? DiscardPolicy.Old : DiscardPolicy.New,
    max_age: nanos(isPassing ? PASSING_KEPT_MS : KEPT_MS),
    max_bytes: isPassing ? Math.min(maxBytes, PASSING_BYTES_MAX) : maxBytes,
    duplicate_window: nanos(10 * 60 * 1000),
    num_replicas: replicas,
    allow_direct: true,
  } satisfies Partial<StreamConfig> & { name: string }
}

export function isNotFound(error: unknown): boolean {
  return (
    error instanceof JetStreamApiError &&
    (error.code === JetStreamApiCodes.StreamNotFound || error.code === JetStreamApiCodes.ConsumerNotFound)
  )
}
