import jwt from '@fastify/jwt'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError, defineError } from '../errors.ts'
import { isUuid } from './formats.ts'
import type { KeySource } from './jwks.ts'
import { refuseOnEachRoute } from './openapi.ts'
import { SERVICE_TOKEN_TTL_S } from './service-token.ts'
import { createVerifiedTokens, type VerifiedTokens } from './verified-tokens.ts'

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

export const NotSignedIn = defineError('unauthenticated', 'not_signed_in', 'Please sign in to continue.')

const KeysUnavailable = defineError(
  'unavailable',
  'sign_in_unavailable',
  'Signing in cannot be checked at the moment. Please try again shortly.',
  { retryAfterS: 5 },
)

export interface PersonTokenOptions {
  readonly keys: KeySource
  /** The `iss` that tokens must carry. */
  readonly issuer: string
  /** Called for each request that is refused; may throw another refusal. */
  readonly onRefused?: (request: FastifyRequest) => Promise<void>
}

/** The audience of people's tokens; a service token has the called service's name instead. */
export const PERSON_AUDIENCE = 'authenticated'

/** What a token may say: the signature proves who wrote it, not that the claims have the right types. */
interface Claims {
  readonly sub?: unknown
  readonly iss?: unknown
  readonly iat?: unknown
  readonly exp?: unknown
  readonly session_id?: unknown
  readonly email?: unknown
}

/**
 * Guards every route of the scope it is registered in: a person's access token, signed by identity, is required
 * and becomes `request.caller`. Service tokens are refused by their audience. A token that lacks one of these claims
 * was made for another use, and an id that is no UUID would make the database refuse the query (RFC 8725, 3.8 to 3.10).
 * A token that was verified is known until it expires, or until its key is none of identity's any more.
 */
export const requirePerson = fp(
  async (app: FastifyInstance, { keys, issuer, onRefused }: PersonTokenOptions) => {
    await app.register(jwt, {
      secret: { public: (_request: FastifyRequest, token: unknown) => keyFor(keys, token) },
      decode: { complete: true },
      verify: {
        algorithms: ['ES256'],
        allowedIss: issuer,
        allowedAud: PERSON_AUDIENCE,
        requiredClaims: ['sub', 'iss', 'aud', 'iat', 'exp', 'session_id'],
      },
    })
    if (!app.hasRequestDecorator('caller')) app.decorateRequest('caller')
    refuseOnEachRoute(app, () => ({ security: [{ bearer: [] }], refuses: [NotSignedIn, KeysUnavailable] }))
    const tokens = createVerifiedTokens<Known>()
    const verify = async (request: FastifyRequest, token: string): Promise<Caller> => {
      const claims = await verified(() => request.jwtVerify())
      const caller = toCaller(claims)
      const { kid = '' } = (await request.jwtDecode<CompleteToken>()).header
      const key = await keys(kid)
      if (key) tokens.keep(token, { subject: { caller, kid, key }, expiresAtS: Number(claims.exp) })
      return caller
    }
    app.addHook('onRequest', async (request) => {
      const { authorization = '' } = request.headers
      try {
        request.caller =
          (await knownCaller(tokens, keys, authorization)) ?? (await verify(request, authorization))
      } catch (error) {
        if (error instanceof NotSignedIn) await onRefused?.(request)
        throw error
      }
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

/** How far the clock of a calling service may be ahead of ours. */
const CLOCK_SKEW_S = 5

/**
 * Guards `/internal` routes: a token that one of the trusted callers signed for this service. People's are refused.
 * A token is good for a minute from its `iat` (DESIGN, 3), whatever its `exp` says.
 */
export const requireService = fp(
  async (app: FastifyInstance, { service, callers }: ServiceTokenOptions) => {
    await app.register(jwt, {
      secret: { public: (_request: FastifyRequest, token: unknown) => callerKey(callers, token) },
      decode: { complete: true },
      verify: {
        algorithms: ['ES256'],
        allowedAud: service,
        requiredClaims: ['iss', 'aud', 'iat', 'exp'],
        // In seconds: @fastify/jwt multiplies a number by 1,000.
        maxAge: SERVICE_TOKEN_TTL_S,
      },
    })
    if (!app.hasRequestDecorator('callingService')) app.decorateRequest('callingService', '')
    app.addHook('onRequest', async (request) => {
      request.callingService = toCallingService(await verified(() => request.jwtVerify()))
    })
  },
  { name: 'require-service' },
)

/** A caller, and the key that their token was verified with. */
interface Known {
  readonly caller: Caller
  readonly kid: string
  readonly key: string
}

async function knownCaller(
  tokens: VerifiedTokens<Known>,
  keys: KeySource,
  token: string,
): Promise<Caller | undefined> {
  const known = tokens.find(token)?.subject
  return known && (await keys(known.kid)) === known.key ? known.caller : undefined
}

async function verified(verify: () => Promise<unknown>): Promise<Claims> {
  try {
    return (await verify()) as Claims
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new NotSignedIn(error)
  }
}

function toCaller({ sub, session_id: sessionId, iat, email }: Claims): Caller {
  if (!isId(sub) || !isId(sessionId) || typeof iat !== 'number') throw new NotSignedIn()
  return { userId: sub, sessionId, email: typeof email === 'string' ? email : '' }
}

function toCallingService({ iss, iat }: Claims): string {
  const isFromFuture = typeof iat !== 'number' || iat > Date.now() / 1000 + CLOCK_SKEW_S
  if (typeof iss !== 'string' || isFromFuture) throw new NotSignedIn()
  return iss
}

function isId(claim: unknown): claim is string {
  return typeof claim === 'string' && isUuid(claim)
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
