import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { IdentityDeps } from '../deps.ts'

const AboutView = Type.Object({ name: Type.String(), version: Type.String(), description: Type.String() })

const SettingsView = Type.Object({
  external: Type.Object({
    email: Type.Boolean(),
    phone: Type.Boolean(),
    anonymous_users: Type.Boolean(),
  }),
  disable_signup: Type.Boolean(),
  mailer_autoconfirm: Type.Boolean(),
  phone_autoconfirm: Type.Boolean(),
  sms_provider: Type.String(),
  saml_enabled: Type.Boolean(),
})

/** What this server is and what it offers: for tools that ask before they show a form. */
export const aboutRoutes: FastifyPluginAsyncTypebox<{ deps: IdentityDeps }> = async (app, { deps }) => {
  const { config } = deps
  app.get('/health', {
    schema: { operationId: 'authHealth', tags: ['auth'], response: { 200: AboutView } },
    handler: async () => ({
      name: 'identity',
      version: '1',
      description: `Who you are, for ${config.PRODUCT_NAME}`,
    }),
  })

  app.get('/settings', {
    schema: { operationId: 'authSettings', tags: ['auth'], response: { 200: SettingsView } },
    handler: async () => ({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: config.SIGNUP_DISABLED,
      mailer_autoconfirm: config.SIGNUP_AUTOCONFIRM,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    }),
  })
}
