import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { IdentityDeps } from '../deps.ts'
import { anonymousDisabled, invalid, phoneDisabled } from '../errors.ts'
import { signUp } from '../use-cases/sign-up.ts'
import { deviceOf } from './device.ts'
import { limited } from './rate-limits.ts'
import { OptionalData, OptionalText, PkceFields, RedirectQuery } from './schemas.ts'
import { toSessionView } from './views.ts'

const SignupBody = Type.Object({
  email: OptionalText,
  phone: OptionalText,
  password: OptionalText,
  data: OptionalData,
  ...PkceFields,
})

export const signupRoutes: FastifyPluginAsyncTypebox<{ deps: IdentityDeps }> = async (app, { deps }) => {
  app.post('/signup', {
    config: limited(deps.config, 'signup'),
    schema: {
      operationId: 'signUp',
      summary: 'Make an account',
      tags: ['auth'],
      body: SignupBody,
      querystring: RedirectQuery,
    },
    handler: async (request) => {
      const { email, phone, password, data } = request.body
      if (email && phone) {
        throw invalid('Only an email address or phone number should be provided on signup.')
      }
      if (phone) throw phoneDisabled('Phone signups are disabled')
      if (!email) throw anonymousDisabled()
      if (!password) throw invalid('Signup requires a valid password')
      const signedIn = await signUp(deps, {
        email,
        password,
        metadata: data ?? {},
        device: deviceOf(request),
      })
      return toSessionView(deps.accessTokens, signedIn)
    },
  })
}
