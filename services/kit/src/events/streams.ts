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

const DAY_MS = 24 * 60 * 60 * 1000

export interface StreamLimits {
  readonly maxBytes: number
  readonly replicas: number
}

export const STREAM_LIMITS: StreamLimits = { maxBytes: 256 * 1024 * 1024, replicas: 1 }

/** One stream per publishing service: `identity` -> stream IDENTITY with subjects `identity.>`. */
export function streamName(service: string): string {
  return service.toUpperCase()
}

/**
 * Makes a service's stream, or brings an existing one to this configuration as far as it can be changed. Safe to call
 * from every process.
 */
export async function ensureStream(
  jsm: JetStreamManager,
  service: string,
  limits: StreamLimits,
): Promise<void> {
  const wanted = streamConfig(service, limits)
  const existing = await findConfig(jsm, wanted.name)
  if (!existing) {
    await jsm.streams.add(wanted)
    return
  }
  const change = changeFrom(existing, wanted)
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

/** What is to be changed of an existing stream. Where it lies and how it keeps cannot be. */
function changeFrom(existing: StreamConfig, wanted: WantedConfig): Partial<StreamConfig> {
  const { subjects, discard, duplicate_window, allow_direct } = wanted
  const goal = {
    subjects,
    discard,
    duplicate_window,
    allow_direct,
    // Limits only grow: a smaller one throws events away at once, and whoever runs this may have given more.
    max_age: larger(existing.max_age, wanted.max_age),
    max_bytes: larger(existing.max_bytes, wanted.max_bytes),
    num_replicas: Math.max(existing.num_replicas, wanted.num_replicas),
  }
  const now: Partial<Record<string, unknown>> = { ...existing }
  return Object.fromEntries(
    Object.entries(goal).filter(([field, value]) => !isDeepStrictEqual(now[field], value)),
  )
}

/** The larger of two limits; zero and less mean that there is none. */
function larger(existing: number, wanted: number): number {
  return existing <= 0 ? existing : Math.max(existing, wanted)
}

function streamConfig(service: string, { maxBytes, replicas }: StreamLimits) {
  return {
    name: streamName(service),
    subjects: [`${service}.>`],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    // A full stream refuses, and the outbox keeps the event: nothing is dropped to make room.
    discard: DiscardPolicy.New,
    max_age: nanos(14 * DAY_MS),
    max_bytes: maxBytes,
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
