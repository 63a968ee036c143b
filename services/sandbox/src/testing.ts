import { buildSandbox } from './app.ts'
import type { KnobSetting } from './knob-board.ts'
import type { OpenAiKnob } from './openai/knobs.ts'
import type { PushKnob } from './push/knobs.ts'
import type { RecordedRequest } from './request-log.ts'
import type { StripeKnob, WebhookKnob } from './stripe/knobs.ts'
import type { StripeOptions } from './stripe/stripe-state.ts'

/** A sandbox of a test's own, on a free port. */
export interface RunningSandbox extends AsyncDisposable {
  /** For the SDK: ends in /v1. */
  readonly openAiUrl: string
  setKnobs(...settings: (OpenAiKnob | KnobSetting<OpenAiKnob>)[]): Promise<void>
  /** For the SDK of Stripe. */
  readonly stripeUrl: string
  setStripeKnobs(knobs: StripeKnobs): Promise<void>
  /** Does one of the things of `stripe-control.routes.ts`, and returns its answer. */
  stripe(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Record<string, unknown>>
  /** The endpoint of a subscription: what a browser would be given by its push service. */
  pushEndpoint(subscription: string): string
  setPushKnobs(...settings: (PushKnob | KnobSetting<PushKnob>)[]): Promise<void>
  requests(): Promise<RecordedRequest[]>
  /** Lets the streams go on that wait for it, and says how many did. */
  release(): Promise<number>
}

export interface StripeKnobs {
  readonly stripe?: readonly KnobSetting<StripeKnob>[]
  readonly webhooks?: readonly KnobSetting<WebhookKnob>[]
}

export async function startSandbox(options: Partial<StripeOptions> = {}): Promise<RunningSandbox> {
  const app = await buildSandbox(options)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const reply = await app.inject({ method, url: path, ...(payload && { payload }) })
    if (reply.statusCode >= 300) throw new Error(reply.body)
    return reply.body === '' ? {} : reply.json()
  }
  return {
    openAiUrl: `${url}/v1`,
    stripeUrl: url,
    async setKnobs(...settings) {
      await ask('PUT', '/knobs', { openai: settings.map(inFull) })
    },
    async setStripeKnobs(knobs) {
      await ask('PUT', '/knobs', knobs)
    },
    stripe: (method, path, body) => ask(method, `/stripe${path}`, body),
    pushEndpoint: (subscription) => `${url}/push/${subscription}`,
    async setPushKnobs(...settings) {
      await ask('PUT', '/knobs', { push: settings.map(inFull) })
    },
    async requests() {
      return (await app.inject({ url: '/requests' })).json().items
    },
    async release() {
      return (await app.inject({ method: 'POST', url: '/release' })).json().released
    },
    [Symbol.asyncDispose]: () => app.close(),
  }
}

function inFull<Knob extends string>(setting: Knob | KnobSetting<Knob>): KnobSetting<Knob> {
  return typeof setting === 'string' ? { knob: setting } : setting
}
