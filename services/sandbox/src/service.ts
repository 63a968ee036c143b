import { defineService } from '@selah/kit/service/definition'
import { settingsFor } from '@selah/kit/service/needs'
import { planSettings } from '@selah/plans'
import Type from 'typebox'
import { app, routes, type SandboxDeps } from './app.ts'

export const service = defineService({
  name: 'sandbox',
  needs: [],
  settings: settingsFor([], {
    ...planSettings,
    /** Where Stripe's webhooks go. Empty: nowhere. */
    STRIPE_WEBHOOK_URL: Type.String({ default: '' }),
    STRIPE_WEBHOOK_SECRET: Type.String({ default: '' }),
    /** Where Stripe's account is kept over restarts. Empty: nowhere. */
    STRIPE_STATE_FILE: Type.String({ default: '' }),
    /** The pause after a webhook that was not taken; each further one is four times as long. */
    STRIPE_WEBHOOK_RETRY_MS: Type.Integer({ minimum: 1, default: 1_000 }),
  }),
  createDeps(base, config): SandboxDeps {
    const { STRIPE_WEBHOOK_URL: url, STRIPE_WEBHOOK_SECRET: secret, STRIPE_STATE_FILE: file } = config
    const { STRIPE_WEBHOOK_RETRY_MS: retryMs } = config
    return {
      ...base,
      stripe: { plans: config, endpoint: url === '' ? undefined : { url, secret }, retryMs, file },
    }
  },
  processes: { main: { app, routes } },
})
