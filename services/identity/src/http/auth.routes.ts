import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NothingHere } from '@selah/kit/errors'
import {
  API_VERSION,
  API_VERSION_HEADER,
  speaksPresentVersion,
  useAuthRefusals,
} from '@selah/kit/http/auth-refusals'
import { refuseOnEachRoute } from '@selah/kit/http/openapi'
import { listOf } from '../config.ts'
import type { IdentityDeps } from '../deps.ts'
import { TooManyRequests } from '../errors.ts'
import { aboutRoutes } from './about.routes.ts'
import { keysRoutes } from './keys.routes.ts'
import { logoutRoutes } from './logout.routes.ts'
import { providersRoutes } from './providers.routes.ts'
import { recoverRoutes } from './recover.routes.ts'
import { signupRoutes } from './signup.routes.ts'
import { tokenRoutes } from './token.routes.ts'
import { userRoutes } from './user.routes.ts'
import { verifyRoutes } from './verify/verify.routes.ts'

/** Everything under /auth/v1: the wire protocol of @supabase/auth-js, one file for each area of it. */
export const authRoutes: FastifyPluginAsyncTypebox<{ deps: IdentityDeps }> = async (app, { deps }) => {
  useAuthRefusals(app)
  app.setNotFoundHandler(async () => {
    throw new NothingHere()
  })
  await app.register(cors, {
    origin: [new URL(deps.config.PUBLIC_URL).origin, ...listOf(deps.config.CORS_ORIGINS)],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      ...['accept', 'apikey', 'authorization', 'content-type'],
      ...['x-client-info', 'x-jwt-aud', 'x-supabase-api-version'],
    ],
    exposedHeaders: ['X-Supabase-Api-Version', 'X-Total-Count', 'Link', 'Retry-After', 'Date'],
    maxAge: 600,
  })
  await app.register(rateLimit, { global: false })
  refuseOnEachRoute(app, ({ config }) => ({ refuses: config?.rateLimit ? [TooManyRequests] : [] }))
  app.addHook('onRequest', async (request, reply) => {
    // Tokens and people's data: no cache keeps them. Public keys say otherwise themselves.
    reply.header('cache-control', 'no-store')
    if (speaksPresentVersion(request)) reply.header(API_VERSION_HEADER, API_VERSION)
  })
  await app.register(aboutRoutes, { deps })
  await app.register(keysRoutes, { deps })
  await app.register(signupRoutes, { deps })
  await app.register(tokenRoutes, { deps })
  await app.register(userRoutes, { deps })
  await app.register(logoutRoutes, { deps })
  await app.register(recoverRoutes, { deps })
  await app.register(verifyRoutes, { deps })
  await app.register(providersRoutes, { deps })
}
