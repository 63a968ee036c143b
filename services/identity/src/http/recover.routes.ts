import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { inEvenTime } from '@selah/kit/http/even-time'
import Type from 'typebox'
import type { IdentityDeps } from '../deps.ts'
import { normaliseEmail } from '../domain/email.ts'
import { PhoneDisabled, TooManyMails, ValidationFailed } from '../errors.ts'
import { limitMails } from '../use-cases/mails/limit-mails.ts'
import {
  type MailRequest,
  requestRecovery,
  resendConfirmation,
  resendEmailChange,
} from '../use-cases/mails/request-mail.ts'
import { deviceOf } from './device.ts'
import { linkFlowOf } from './link-flow.ts'
import { limited } from './rate-limits.ts'
import { OptionalText, PkceFields, RedirectQuery } from './schemas.ts'
import { MailedView } from './views.schemas.ts'

type Resend = (deps: IdentityDeps, request: MailRequest) => Promise<void>

const RESENDS = new Map<string, Resend>([
  ['signup', resendConfirmation],
  ['email_change', resendEmailChange],
  ['recovery', requestRecovery],
])
const PHONE_RESENDS = new Set(['sms', 'phone_change'])

/** Mails that anybody may ask for. The answer is the same with and without an account. */
export const recoverRoutes: FastifyPluginAsyncTypebox<{ deps: IdentityDeps }> = async (app, { deps }) => {
  app.post('/recover', {
    config: limited(deps.config, 'mail'),
    schema: {
      operationId: 'recover',
      summary: 'Be mailed a way to choose a new password',
      tags: ['auth'],
      body: Type.Object({ email: OptionalText, ...PkceFields }),
      querystring: RedirectQuery,
      refuses: [TooManyMails],
      response: { 200: MailedView },
    },
    handler: async (request) => {
      if (!request.body.email) throw new ValidationFailed('Password recovery requires an email')
      const email = normaliseEmail(request.body.email)
      const flow = linkFlowOf(deps, request, request.body)
      const { place } = deviceOf(request)
      await limitMails(deps, { email, place })
      await inEvenTime(() => requestRecovery(deps, { email, flow, place }))
      return {}
    },
  })

  app.post('/resend', {
    config: limited(deps.config, 'mail'),
    schema: {
      operationId: 'resend',
      summary: 'Be mailed the same once more',
      tags: ['auth'],
      body: Type.Object({ type: OptionalText, email: OptionalText, phone: OptionalText, ...PkceFields }),
      querystring: RedirectQuery,
      refuses: [PhoneDisabled, TooManyMails],
      response: { 200: MailedView },
    },
    handler: async (request) => {
      const { type, email: given, phone } = request.body
      if (phone || PHONE_RESENDS.has(type ?? '')) throw new PhoneDisabled()
      const resend = RESENDS.get(type ?? '')
      if (!resend) throw new ValidationFailed('Missing one of these types: signup, email_change, recovery')
      if (!given) throw new ValidationFailed('Type provided requires an email address')
      const email = normaliseEmail(given)
      const flow = linkFlowOf(deps, request, request.body)
      const { place } = deviceOf(request)
      await limitMails(deps, { email, place })
      await inEvenTime(() => resend(deps, { email, flow, place }))
      return {}
    },
  })
}
