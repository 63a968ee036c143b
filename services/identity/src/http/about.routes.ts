import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { IdentityDeps } from '../deps.ts'

/** What this server is and what it offers: for tools that ask before they show a form. */
export const aboutRoutes: FastifyPluginAsyncTypebox<{ deps: IdentityDeps }> = async (app, { deps }) => {
  const { config } = deps
  app.get('/health', {
    schema: { operationId: 'authHealth', tags: ['auth'] },
    handler: async () => ({
      name: 'identity',
      version: '1',
      description: `Who you are, for ${config.PRODUCT_NAME}`,
    }),
  })

  app.get('/settings', {
    schema: { operationId: 'authSettings', tags: ['auth'] },
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
