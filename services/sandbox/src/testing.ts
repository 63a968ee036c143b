import { buildSandbox } from './app.ts'
import type { KnobSetting } from './knob-board.ts'
import type { OpenAiKnob } from './openai/knobs.ts'
import type { RecordedRequest } from './request-log.ts'

/** A sandbox of a test's own, on a free port. */
export interface RunningSandbox extends AsyncDisposable {
  /** For the SDK: ends in /v1. */
  readonly openAiUrl: string
  setKnobs(...settings: (OpenAiKnob | KnobSetting<OpenAiKnob>)[]): Promise<void>
  requests(): Promise<RecordedRequest[]>
  /** Lets the streams go on that wait for it, and says how many did. */
  release(): Promise<number>
}

export async function startSandbox(): Promise<RunningSandbox> {
  const app = await buildSandbox()
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    openAiUrl: `${url}/v1`,
    async setKnobs(...settings) {
      const openai = settings.map((setting) => (typeof setting === 'string' ? { knob: setting } : setting))
      const reply = await app.inject({ method: 'PUT', url: '/knobs', payload: { openai } })
      if (reply.statusCode !== 204) throw new Error(reply.body)
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
