import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { inEvenTime } from '@selah/kit/http/even-time'
import Type from 'typebox'
import type { IdentityDeps } from '../deps.ts'
import { normaliseEmail } from '../domain/email.ts'
import {
  AnonymousDisabled,
  Busy,
  PhoneDisabled,
  SignupDisabled,
  TooManyMails,
  UserAlreadyExists,
  ValidationFailed,
  WeakPassword,
} from '../errors.ts'
import { limitMails } from '../use-cases/mails/limit-mails.ts'
import { signUp } from '../use-cases/sign-up.ts'
import { deviceOf } from './device.ts'
import { linkFlowOf } from './link-flow.ts'
import { limited } from './rate-limits.ts'
import { OptionalData, OptionalText, PkceFields, RedirectQuery } from './schemas.ts'
import { SessionView, UserView } from './views.schemas.ts'
import { toSessionView, toUnconfirmedView } from './views.ts'

const SignupBody = Type.Object({
  email: OptionalText,
  phone: OptionalText,
  password: OptionalText,
  data: OptionalData,
  ...PkceFields,
})

export const signupRoutes: FastifyPluginAsyncTypebox<{ deps: IdentityDeps }> = async (app, { deps }) => {
  const { config } = deps

  app.post('/signup', {
    config: limited(config, 'signup'),
    schema: {
      operationId: 'signUp',
      summary: 'Make an account',
      tags: ['auth'],
      body: SignupBody,
      querystring: RedirectQuery,
      refuses: [
        AnonymousDisabled,
        PhoneDisabled,
        SignupDisabled,
        UserAlreadyExists,
        WeakPassword,
        TooManyMails,
        Busy,
      ],
      response: { 200: Type.Union([SessionView, UserView]) },
    },
    handler: async (request) => {
      const { email: given, phone, password, data } = request.body
      if (given && phone) {
        throw new ValidationFailed('Only an email address or phone number should be provided on signup.')
      }
      if (phone) throw new PhoneDisabled('Phone signups are disabled')
      if (!given) throw new AnonymousDisabled()
      if (!password) throw new ValidationFailed('Signup requires a valid password')
      const email = normaliseEmail(given)
      const flow = linkFlowOf(deps, request, request.body)
      const command = { email, password, metadata: data ?? {}, device: deviceOf(request), flow }
      if (config.SIGNUP_AUTOCONFIRM) return answer(deps, await signUp(deps, command))
      await limitMails(deps, { email, place: command.device.place })
      return inEvenTime(async () => answer(deps, await signUp(deps, command)))
    },
  })
}

async function answer({ accessTokens }: IdentityDeps, outcome: Awaited<ReturnType<typeof signUp>>) {
  if ('unconfirmed' in outcome) return toUnconfirmedView(outcome.unconfirmed)
  return toSessionView(accessTokens, outcome)
}
