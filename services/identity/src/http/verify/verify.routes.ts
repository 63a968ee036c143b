import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { inEvenTime } from '@selah/kit/http/even-time'
import type { FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import type { IdentityDeps } from '../../deps.ts'
import { normaliseEmail } from '../../domain/email.ts'
import { purposesOf } from '../../domain/purpose.ts'
import {
  EmailExists,
  LinkExpired,
  OtpExpired,
  PhoneDisabled,
  TooManyCodes,
  UserBanned,
  ValidationFailed,
} from '../../errors.ts'
import { type Verified, verifyCode, verifyLink } from '../../use-cases/verify-secret.ts'
import { deviceOf } from '../device.ts'
import { limited } from '../rate-limits.ts'
import { OptionalText, RedirectQuery } from '../schemas.ts'
import { HalfDoneView, SessionView } from '../views.schemas.ts'
import { toSessionView } from '../views.ts'
import { isLinkForm, openLink, readLinkForms } from './open-link.ts'
import { FIRST_ADDRESS_CONFIRMED, sendLinkPage } from './verify-page.ts'

const VerifyBody = Type.Object({
  type: OptionalText,
  token: OptionalText,
  token_hash: OptionalText,
  email: OptionalText,
  phone: OptionalText,
})
type VerifyBody = Static<typeof VerifyBody>

/** A mailed link or code becomes a session. */
export const verifyRoutes: FastifyPluginAsyncTypebox<{ deps: IdentityDeps }> = async (app, { deps }) => {
  readLinkForms(app)
  const { rateLimit } = limited(deps.config, 'verify')

  app.post('/verify', {
    // A link's token cannot be guessed, and a refusal there would be a page of JSON in front of a person.
    config: { rateLimit: { ...rateLimit, allowList: isLinkForm } },
    schema: {
      operationId: 'verify',
      summary: 'Sign in with a mailed link or code',
      tags: ['auth'],
      body: VerifyBody,
      querystring: RedirectQuery,
      refuses: [PhoneDisabled, LinkExpired, OtpExpired, UserBanned, EmailExists, TooManyCodes],
      response: {
        200: Type.Union([SessionView, HalfDoneView]),
        303: Type.Null({ description: 'Of a form: leads on with a session, a code, or what went wrong' }),
      },
    },
    handler: async (request, reply) => {
      if (isLinkForm(request)) return openLink(deps, request, reply)
      const verified = await verify(deps, request.body, request)
      if ('signedIn' in verified) return toSessionView(deps.accessTokens, verified.signedIn)
      return { msg: FIRST_ADDRESS_CONFIRMED, code: '200' }
    },
  })

  app.get('/verify', {
    // Mail scanners open links, so neither GET nor HEAD changes anything.
    exposeHeadRoute: true,
    schema: {
      operationId: 'openLink',
      summary: 'The page a mailed link opens',
      tags: ['auth'],
      querystring: Type.Object({
        token: Type.Optional(Type.String()),
        type: Type.Optional(Type.String()),
        redirect_to: Type.Optional(Type.String()),
      }),
      response: { 200: { content: { 'text/html': { schema: Type.String() } } } },
    },
    handler: async (request, reply) => {
      const { token, type, redirect_to: redirectTo } = request.query
      if (!token || !type) throw new ValidationFailed('Verify requires a token and a type')
      return sendLinkPage(reply, deps, { token, type, redirectTo })
    },
  })
}

async function verify(deps: IdentityDeps, body: VerifyBody, request: FastifyRequest): Promise<Verified> {
  const { type, token, token_hash: linkToken, email, phone } = body
  if (phone) throw new PhoneDisabled()
  const purposes = purposesOf(type)
  const device = deviceOf(request)
  if (linkToken) {
    if (email) throw new ValidationFailed('Only the token_hash and type should be provided')
    return verifyLink(deps, { linkToken, purposes, device, inBrowser: false })
  }
  if (!email || !token)
    throw new ValidationFailed('Verify requires either a token and an email, or a token_hash')
  const command = { email: normaliseEmail(email), code: token, purposes, device }
  // As long for an address that nobody has: guesses must not tell who was mailed a code.
  return inEvenTime(() => verifyCode(deps, command))
}
