import type { Redis } from '@selah/kit/redis'
import type { FastifyRequest } from 'fastify'
import { addressGroup } from '../address-group.ts'
import { createSharedCounts } from '../clients/shared-counts.ts'
import { RefreshLater, TooManyRequests } from '../errors.ts'
import type { Upstream } from '../upstreams.ts'

const MINUTE_S = 60
const WIDE = 100

export interface Limits {
  /** Counts one request; resolves with the seconds to wait when there were too many. */
  take(bucket: string, perMinute: number, key: string): Promise<number | undefined>
}

export interface LimitsOptions {
  readonly redis: Redis
  /** Multiplies every limit, for a developer's machine. */
  readonly wide: boolean
  /** Keeps counts of several gateways on one Redis apart, for tests. */
  readonly keyPrefix?: string
}

/** Limits that all replicas share through Redis. Without it, nobody is let through or turned away for that alone. */
export function createLimits({ redis, wide, keyPrefix = 'limit' }: LimitsOptions): Limits {
  const counts = createSharedCounts(redis, MINUTE_S * 1000)
  return {
    async take(bucket, perMinute, key) {
      const limit = perMinute * (wide ? WIDE : 1)
      const { count, endsInMs } = await counts.add(`${keyPrefix}:${bucket}:${key}`, limit)
      if (count <= limit) return undefined
      return Math.max(1, Math.ceil(endsInMs / 1000))
    },
  }
}

/** Refuses who asks too often, before anything else is done for them. */
export function limitRequests(limits: Limits, row: LimitedPath) {
  return async (request: FastifyRequest): Promise<void> => {
    const byAddress = row.access === 'anyone' || row.countedBy === 'address'
    const key = byAddress ? addressGroup(request.ip) : request.caller.userId
    const waitS = await limits.take(...bucketOf(row, request.method), key)
    if (waitS === undefined) return
    throw renewsSession(request) ? new RefreshLater(waitS) : new TooManyRequests(waitS)
  }
}

type LimitedPath = Pick<Upstream, 'prefix' | 'access' | 'countedBy' | 'perMinute' | 'writesPerMinute'>

function bucketOf(row: LimitedPath, method: string): [bucket: string, perMinute: number] {
  const isWrite = method === 'PUT' || method === 'POST'
  return isWrite && row.writesPerMinute !== undefined
    ? [`${row.prefix} writes`, row.writesPerMinute]
    : [row.prefix, row.perMinute]
}

function renewsSession({ url }: FastifyRequest): boolean {
  const { pathname, searchParams } = new URL(url, 'http://gateway')
  return pathname.startsWith('/auth/v1/token') && searchParams.getAll('grant_type').includes('refresh_token')
}
