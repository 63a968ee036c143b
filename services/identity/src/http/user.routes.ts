import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type, { type Static } from 'typebox'
import type { IdentityDeps } from '../deps.ts'
import { normaliseEmail } from '../domain/email.ts'
import {
  Busy,
  CurrentPasswordInvalid,
  EmailExists,
  EmailNotConfirmed,
  NotAdmin,
  PhoneDisabled,
  ReauthenticationNeeded,
  ReauthenticationNotValid,
  SamePassword,
  TooManyCodes,
  TooManyMails,
  WeakPassword,
} from '../errors.ts'
import type { PasswordChange } from '../use-cases/check-password-change.ts'
import { limitMailsOf } from '../use-cases/mails/limit-mails.ts'
import { reauthenticate } from '../use-cases/reauthenticate.ts'
import { updateUser } from '../use-cases/update-user.ts'
import { requireBearer } from './bearer.ts'
import { deviceOf } from './device.ts'
import { linkFlowOf } from './link-flow.ts'
import { limited } from './rate-limits.ts'
import { OptionalData, OptionalText, PkceFields, RedirectQuery } from './schemas.ts'
import { MailedView, UserView } from './views.schemas.ts'
import { toUserView } from './views.ts'

const UserBody = Type.Object({
  email: OptionalText,
  phone: OptionalText,
  password: OptionalText,
  current_password: OptionalText,
  nonce: OptionalText,
  data: OptionalData,
  app_metadata: OptionalData,
  ...PkceFields,
})

/** The person who is signed in. */
export const userRoutes: FastifyPluginAsyncTypebox<{ deps: IdentityDeps }> = async (app, { deps }) => {
  await app.register(requireBearer, { deps })

  app.get('/user', {
    schema: { operationId: 'getUser', summary: 'Who I am', tags: ['auth'], response: { 200: UserView } },
    handler: async ({ signedIn }) => toUserView(signedIn),
  })

  app.put('/user', {
    config: limited(deps.config, 'user'),
    schema: {
      operationId: 'updateUser',
      summary: 'Change my name, address or password',
      tags: ['auth'],
      body: UserBody,
      querystring: RedirectQuery,
      refuses: [
        NotAdmin,
        PhoneDisabled,
        EmailExists,
        WeakPassword,
        SamePassword,
        CurrentPasswordInvalid,
        ReauthenticationNeeded,
        ReauthenticationNotValid,
        TooManyCodes,
        TooManyMails,
        Busy,
      ],
      response: { 200: UserView },
    },
    handler: async (request) => {
      const { user, session } = request.signedIn
      const { place } = deviceOf(request)
      const { email, phone, data, app_metadata: appMetadata } = request.body
      if (appMetadata) throw new NotAdmin()
      if (phone && phone !== user.phone) throw new PhoneDisabled()
      const newEmail = email ? normaliseEmail(email) : undefined
      if (newEmail && newEmail !== user.email) await limitMailsOf(deps, user.id, { email: newEmail, place })
      const flow = linkFlowOf(deps, request, request.body)
      const password = passwordChange(request.body)
      return toUserView(
        await updateUser(deps, {
          ...{ user, session, place },
          ...{ metadata: data ?? undefined, password, newEmail, flow },
        }),
      )
    },
  })

  app.get('/reauthenticate', {
    config: limited(deps.config, 'mail'),
    schema: {
      operationId: 'reauthenticate',
      summary: 'Be mailed a code',
      tags: ['auth'],
      refuses: [EmailNotConfirmed, TooManyMails],
      response: { 200: MailedView },
    },
    handler: async (request) => {
      await limitMailsOf(deps, request.signedIn.user.id)
      await reauthenticate(deps, request.signedIn.user)
      return {}
    },
  })
}

function passwordChange(body: Static<typeof UserBody>): PasswordChange | undefined {
  const { password, current_password: current, nonce } = body
  return password ? { next: password, current: current ?? undefined, code: nonce ?? undefined } : undefined
}
