import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { IdentityDeps } from '../deps.ts'
import { LinkingDisabled, ProviderDisabled, SamlDisabled } from '../errors.ts'

/** Signing in through somebody else. No provider is set up, and these say so in the words the client knows. */
export const providersRoutes: FastifyPluginAsyncTypebox<{ deps: IdentityDeps }> = async (app) => {
  app.get('/authorize', { schema: { hide: true } }, async () => Promise.reject(new ProviderDisabled()))
  app.post('/sso', { schema: { hide: true } }, async () => Promise.reject(new SamlDisabled()))
  app.get('/user/identities/authorize', { schema: { hide: true } }, async () =>
    Promise.reject(new LinkingDisabled()),
  )
}
