import jwt from '@fastify/jwt'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../errors.ts'
import type { KeySource } from './jwks.ts'

/** Who is asking, as their access token says. */
export interface Caller {
  readonly userId: string
  readonly sessionId: string
  readonly email: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person. Set on every route below `requirePerson`. */
    caller: Caller
    /** The name of the calling service. Set on every route below `requireService`. */
    callingService: string
  }
}

export class NotSignedIn extends AppError {
  override readonly name = 'NotSignedIn'
  readonly kind = 'unauthenticated'
  readonly code = 'not_signed_in'

  constructor(cause?: unknown) {
    super('Please sign in to continue.', { cause })
  }
}

class KeysUnavailable extends AppError {
  override readonly name = 'KeysUnavailable'
  readonly kind = 'unavailable'
  readonly code = 'sign_in_unavailable'
  override readonly retryAfterS = 5

  constructor(cause: unknown) {
    super('Signing in cannot be checked at the moment. Please try again shortly.', { cause })
  }
}

export interface PersonTokenOptions {
  readonly keys: KeySource
  /** The `iss` that tokens must carry. */
  readonly issuer: string
}

/** The audience of people's tokens; a service token has the called service's name instead. */
export const PERSON_AUDIENCE = 'authenticated'

interface PersonClaims {
  readonly sub: string
  readonly session_id: string
  readonly email?: string
}

/**
 * Guards every route of the scope it is registered in: a person's access token, signed by identity, is required
 * and becomes `request.caller`. Service tokens are refused by their audience.
 */
export const requirePerson = fp(
  async (app: FastifyInstance, { keys, issuer }: PersonTokenOptions) => {
    await app.register(jwt, {
      secret: { public: (_request: FastifyRequest, token: unknown) => keyFor(keys, token) },
      decode: { complete: true },
      verify: {
        algorithms: ['ES256'],
        allowedIss: issuer,
        allowedAud: PERSON_AUDIENCE,
        requiredClaims: ['sub', 'exp', 'session_id'],
      },
    })
    if (!app.hasRequestDecorator('caller')) app.decorateRequest('caller')
    app.addHook('onRequest', async (request) => {
      const claims = await verified<PersonClaims>(() => request.jwtVerify())
      request.caller = { userId: claims.sub, sessionId: claims.session_id, email: claims.email ?? '' }
    })
  },
  { name: 'require-person' },
)

export interface ServiceTokenOptions {
  /** The name of the service that is being called: its tokens' `aud`. */
  readonly service: string
  /** Callers that are let in, and their keys. */
  readonly callers: ReadonlyMap<string, KeySource>
}

/** Guards `/internal` routes: a token that one of the trusted callers signed for this service. People's are refused. */
export const requireService = fp(
  async (app: FastifyInstance, { service, callers }: ServiceTokenOptions) => {
    await app.register(jwt, {
      secret: { public: (_request: FastifyRequest, token: unknown) => callerKey(callers, token) },
      decode: { complete: true },
      verify: { algorithms: ['ES256'], allowedAud: service, requiredClaims: ['iss', 'exp'], maxAge: 60_000 },
    })
    if (!app.hasRequestDecorator('callingService')) app.decorateRequest('callingService', '')
    app.addHook('onRequest', async (request) => {
      const claims = await verified<{ iss: string }>(() => request.jwtVerify())
      request.callingService = claims.iss
    })
  },
  { name: 'require-service' },
)

async function verified<Claims>(verify: () => Promise<unknown>): Promise<Claims> {
  try {
    return (await verify()) as Claims
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new NotSignedIn(error)
  }
}

interface CompleteToken {
  readonly header: { readonly kid?: string }
  readonly payload: { readonly iss?: string }
}

async function keyFor(keys: KeySource, token: unknown): Promise<string> {
  const { kid } = (token as CompleteToken).header
  if (!kid) throw new NotSignedIn()
  const key = await keys(kid).catch((error) => {
    throw new KeysUnavailable(error)
  })
  if (!key) throw new NotSignedIn()
  return key
}

async function callerKey(callers: ReadonlyMap<string, KeySource>, token: unknown): Promise<string> {
  const keys = callers.get((token as CompleteToken).payload.iss ?? '')
  if (!keys) throw new NotSignedIn()
  return keyFor(keys, token)
}
