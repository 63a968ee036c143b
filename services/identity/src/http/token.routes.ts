import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { refuseInEvenTime } from '@selah/kit/http/even-time'
import type { FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import type { IdentityDeps } from '../deps.ts'
import {
  BadCodeVerifier,
  Busy,
  EmailNotConfirmedAtToken,
  FlowStateExpired,
  FlowStateNotFound,
  InvalidCredentials,
  PhoneDisabled,
  ProviderDisabled,
  RefreshTokenAlreadyUsed,
  RefreshTokenMissing,
  RefreshTokenNotFound,
  SessionExpired,
  TooManyPasswords,
  UnsupportedGrant,
  UserBanned,
  UserBannedAtToken,
  ValidationFailed,
  Web3Disabled,
} from '../errors.ts'
import { exchangeCode } from '../use-cases/sessions/exchange-code.ts'
import { refreshSession } from '../use-cases/sessions/refresh-session.ts'
import { signIn } from '../use-cases/sessions/sign-in.ts'
import type { SignedIn } from '../use-cases/sessions/start-session.ts'
import { deviceOf } from './device.ts'
import { limited } from './rate-limits.ts'
import { OptionalText } from './schemas.ts'
import { SessionView } from './views.schemas.ts'
import { toSessionView } from './views.ts'

const TokenBody = Type.Object({
  email: OptionalText,
  phone: OptionalText,
  password: OptionalText,
  refresh_token: OptionalText,
  auth_code: OptionalText,
  code_verifier: OptionalText,
})
type TokenBody = Static<typeof TokenBody>

type Grant = (deps: IdentityDeps, body: TokenBody, request: FastifyRequest) => Promise<SignedIn>

/** What a session is given for. A grant that is not here is one we do not know. */
const GRANTS = new Map<string, Grant>([
  ['password', passwordGrant],
  ['refresh_token', refreshTokenGrant],
  ['pkce', pkceGrant],
  ['id_token', async () => Promise.reject(new ProviderDisabled())],
  ['web3', async () => Promise.reject(new Web3Disabled())],
])

export const tokenRoutes: FastifyPluginAsyncTypebox<{ deps: IdentityDeps }> = async (app, { deps }) => {
  app.post('/token', {
    config: limited(deps.config, 'token'),
    schema: {
      operationId: 'signIn',
      summary: 'Sign in, or refresh a session',
      tags: ['auth'],
      body: TokenBody,
      querystring: Type.Object({ grant_type: Type.Optional(Type.String()) }),
      refuses: [
        UnsupportedGrant,
        PhoneDisabled,
        ProviderDisabled,
        Web3Disabled,
        InvalidCredentials,
        EmailNotConfirmedAtToken,
        UserBannedAtToken,
        TooManyPasswords,
        RefreshTokenMissing,
        RefreshTokenNotFound,
        RefreshTokenAlreadyUsed,
        SessionExpired,
        FlowStateNotFound,
        FlowStateExpired,
        BadCodeVerifier,
        UserBanned,
        Busy,
      ],
      response: { 200: SessionView },
    },
    handler: async (request) => {
      const grant = GRANTS.get(request.query.grant_type ?? '')
      if (!grant) throw new UnsupportedGrant()
      return toSessionView(deps.accessTokens, await grant(deps, request.body, request))
    },
  })
}

async function passwordGrant(
  deps: IdentityDeps,
  body: TokenBody,
  request: FastifyRequest,
): Promise<SignedIn> {
  const { email, phone, password } = body
  if (email && phone)
    throw new ValidationFailed('Only an email address or phone number should be provided on login.')
  if (phone) throw new PhoneDisabled()
  if (!email || !password) throw new ValidationFailed('missing email or password')
  return refuseInEvenTime(() => signIn(deps, { email, password, device: deviceOf(request) }))
}

async function refreshTokenGrant(deps: IdentityDeps, { refresh_token: token }: TokenBody): Promise<SignedIn> {
  if (!token) throw new RefreshTokenMissing()
  return refreshSession(deps, token)
}

async function pkceGrant(deps: IdentityDeps, body: TokenBody, request: FastifyRequest): Promise<SignedIn> {
  const { auth_code: authCode, code_verifier: verifier } = body
  if (!authCode || !verifier) {
    throw new ValidationFailed('invalid request: both auth code and code verifier should be non-empty')
  }
  return exchangeCode(deps, { authCode, verifier, device: deviceOf(request) })
}
