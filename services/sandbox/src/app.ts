import { type App, createApp } from '@selah/kit/http/app'
import { healthRoutes } from '@selah/kit/http/health'
import { createLogger, type Logger } from '@selah/kit/log'
import { controlRoutes } from './control.routes.ts'
import { openAiRoutes } from './openai/openai.routes.ts'
import { createState } from './state.ts'

/** A conversation with a language model is longer than what people send us. */
const BODY_BYTES_MAX = 1024 * 1024

/**
 * The outside world for people without keys and for tests. Each system it plays has a folder of its own and answers
 * under the paths of the real one, so that the real SDKs reach it through their base URL and nothing else.
 */
export function buildSandbox({ log = createLogger('sandbox', 'silent') }: { log?: Logger } = {}): App {
  const app = createApp({ name: 'sandbox', log, bodyBytesMax: BODY_BYTES_MAX, json: { allowEmpty: true } })
  const state = createState()
  healthRoutes(app, { check: async () => undefined })
  // Somebody who waits on a stream that never ends must not keep the process from stopping.
  app.addHook('preClose', async () => state.openStreams.closeAll())
  app.register(controlRoutes, { state })
  app.register(openAiRoutes, { state, prefix: '/v1' })
  return app
}
