import type { App } from '@selah/kit/http/app'
import { createLogger } from '@selah/kit/log'
import { buildApp } from '@selah/kit/service/app'
import type { Base } from '@selah/kit/service/needs'
import { planDefaults } from '@selah/plans'
import { controlRoutes } from './control.routes.ts'
import { openAiRoutes } from './openai/openai.routes.ts'
import { pushRoutes } from './push/push.routes.ts'
import { createState } from './state.ts'
import { stripeRoutes } from './stripe/api/api.routes.ts'
import { stripePages } from './stripe/pages/pages.routes.ts'
import { stripeControlRoutes } from './stripe/stripe-control.routes.ts'
import type { StripeOptions } from './stripe/stripe-state.ts'

export type SandboxDeps = Pick<Base, 'log'> & { readonly stripe: StripeOptions }

/** A conversation with a language model is longer than what people send us. */
const BODY_BYTES_MAX = 1024 * 1024

export const app = () => ({ bodyBytesMax: BODY_BYTES_MAX, json: { allowEmpty: true } })

/**
 * The outside world for people without keys and for tests. Each system it plays has a folder of its own and answers
 * under the paths of the real one, so that the real SDKs reach it through their base URL and nothing else.
 */
export function routes(app: App, { stripe }: SandboxDeps): void {
  const state = createState(stripe)
  // The real systems have their own documents.
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true }
  })
  // Somebody who waits on a stream that never ends must not keep the process from stopping.
  app.addHook('preClose', async () => {
    state.openStreams.closeAll()
    await state.stripe.webhooks[Symbol.asyncDispose]()
    state.stripe.kept[Symbol.dispose]()
  })
  app.addHook('onResponse', async () => state.stripe.kept.touch())
  app.register(controlRoutes, { state })
  app.register(openAiRoutes, { state, prefix: '/v1' })
  app.register(stripeRoutes, { state, prefix: '/v1' })
  app.register(stripePages, { state })
  app.register(stripeControlRoutes, { state })
  app.register(pushRoutes, { state })
}

/** The sandbox inside a test, not yet listening. */
export function buildSandbox(stripe: Partial<StripeOptions> = {}): Promise<App> {
  const deps: SandboxDeps = {
    log: createLogger('sandbox', 'silent'),
    stripe: { plans: planDefaults(), retryMs: 20, ...stripe },
  }
  return buildApp('sandbox', { app, routes }, deps)
}
