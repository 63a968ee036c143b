/** The services behind the gateway, by the names they have in settings and tokens. */
export type ServiceName = 'identity' | 'prayers' | 'analytics'

/** One public path: where it leads, who may call, how often. */
export interface Upstream {
  /** This path and everything below it. */
  readonly prefix: string
  readonly service: ServiceName
  /** `signed-in` asks for a person's access token here already; the service checks the same token again. */
  readonly access: 'anyone' | 'signed-in'
  /** Requests a minute, for each person where they are signed in and for each address where they are not. */
  readonly perMinute: number
  /** Answers may take long and come in pieces. */
  readonly streams?: boolean
  /** Refusals have the shapes of the auth client instead of problem details. */
  readonly refusesAs?: 'auth-client'
}

/** Everything that is public. What is not here does not exist outside, `/internal` above all. */
export const UPSTREAMS: readonly Upstream[] = [
  // Wide, since a whole congregation may share one address; identity counts guesses at passwords itself.
  { prefix: '/auth/v1', service: 'identity', access: 'anyone', perMinute: 300, refusesAs: 'auth-client' },
  {
    prefix: '/api/v1/generate-prayer',
    service: 'prayers',
    access: 'signed-in',
    perMinute: 20,
    streams: true,
  },
  { prefix: '/api/v1/read-situation', service: 'prayers', access: 'signed-in', perMinute: 60 },
  // Writing again streams as writing does.
  { prefix: '/api/v1/generations', service: 'prayers', access: 'signed-in', perMinute: 60, streams: true },
  { prefix: '/api/v1/prayers', service: 'prayers', access: 'signed-in', perMinute: 120 },
  // What somebody shared by a link; whoever has the link may read it.
  { prefix: '/api/v1/shared', service: 'prayers', access: 'anyone', perMinute: 60 },
  { prefix: '/api/v1/verses', service: 'prayers', access: 'anyone', perMinute: 300 },
  // Pages for those who write the arcs. The service has them on the local stack alone.
  { prefix: '/lab', service: 'prayers', access: 'anyone', perMinute: 300 },
  { prefix: '/api/v1/analytics', service: 'analytics', access: 'signed-in', perMinute: 60 },
  // Up to 50 events a request. A browser that is refused keeps them and tries again later, so this may be narrow.
  { prefix: '/api/v1/events', service: 'analytics', access: 'anyone', perMinute: 60 },
]

/** The gateway's own operations below /api/v1, composed from several services. */
export const OWN_PER_MINUTE = 120

/** Refused bearers of one address, of all signed-in paths together: a household whose sessions have ended asks less. */
export const REFUSED_PER_MINUTE = 120
