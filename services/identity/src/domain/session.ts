/** One proof of who somebody is, as the `amr` claim lists them. */
export interface AuthMethod {
  readonly method: string
  /** Seconds since 1970. */
  readonly timestamp: number
}

export type Aal = 'aal1' | 'aal2'

export interface Session {
  readonly id: string
  readonly userId: string
  readonly aal: Aal
  /** Newest first. */
  readonly amr: readonly AuthMethod[]
  readonly userAgent: string | null
  readonly ip: string | null
  readonly createdAt: Date
  readonly refreshedAt: Date
}

/** Where a sign-in comes from. */
export interface Device {
  readonly userAgent: string | undefined
  readonly ip: string
  /** What the address is counted and recognised by: an IPv4 address, or the network of an IPv6 address. */
  readonly place: string
}

const USER_AGENT_MAX = 300

/** A new session for somebody who has just proved who they are by `method`. */
export function newSession(id: string, userId: string, method: string, device: Device, now: Date) {
  return {
    id,
    userId,
    aal: 'aal1' as const,
    amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
    userAgent: device.userAgent?.slice(0, USER_AGENT_MAX) ?? null,
    ip: device.ip,
    createdAt: now,
    refreshedAt: now,
  }
}

export interface SessionLimits {
  /** A session unused for this long has ended. */
  readonly idleDaysMax: number
  /** A session ends this long after its sign-in, however much it is used; 0 means never. */
  readonly daysMax: number
}

const DAY_MS = 24 * 60 * 60 * 1000

export function hasExpired(session: Session, { idleDaysMax, daysMax }: SessionLimits, now: Date): boolean {
  const idleMs = now.getTime() - session.refreshedAt.getTime()
  const ageMs = now.getTime() - session.createdAt.getTime()
  return idleMs > idleDaysMax * DAY_MS || (daysMax > 0 && ageMs > daysMax * DAY_MS)
}
