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

/** Makes a service's stream, or brings an existing one to this configuration. Safe to call from every process. */
export async function ensureStream(
  jsm: JetStreamManager,
  service: string,
  limits: StreamLimits,
): Promise<void> {
  const config = streamConfig(service, limits)
  try {
    await jsm.streams.info(config.name)
  } catch (error) {
    if (!isNotFound(error)) throw error
    await jsm.streams.add(config)
  }
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
