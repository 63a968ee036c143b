import type { EvalRequest } from '@selah/prayer-engine/eval/requests/eval-request'
import { startSandbox } from '@selah/sandbox/testing'
import { circuitBreaker } from '../../src/clients/openai/breaker.ts'
import { openAiClient } from '../../src/clients/openai/client.ts'
import { openaiWriter } from '../../src/clients/openai/writer.ts'
import type { Behaviour } from './behaviours.ts'
import { type Written, writtenWith } from './written.ts'

const AT_ONCE = 8
/** Nobody is waited for in vain on a busy machine; what hangs on purpose has its own patience. */
const PATIENCE = {
  firstTokenMs: 10_000,
  nextTokenMs: 10_000,
  totalMs: 30_000,
  usageMs: 1_000,
  retryPauseMs: 5,
}

/** Puts every request to the real SDK and a sandbox of its own that behaves as told. */
export async function playModel(requests: readonly EvalRequest[], behaviour?: Behaviour): Promise<Written[]> {
  await using lifetime = new AsyncDisposableStack()
  const sandbox = lifetime.use(await startSandbox())
  const client = lifetime.use(openAiClient({ apiKey: 'sk-eval', baseUrl: sandbox.openAiUrl }))
  if (behaviour) {
    const { knob, times } = behaviour
    await sandbox.setKnobs(times ? { knob, times } : knob)
  }
  const model = openaiWriter({
    client,
    model: 'sandbox',
    patience: { ...PATIENCE, ...behaviour?.patience },
    // Each request is to meet the misbehaviour itself.
    breaker: circuitBreaker({ failuresMax: Number.POSITIVE_INFINITY }),
  })
  const written: Written[] = []
  const waiting = requests.map((request, at) => ({ request, seed: `${behaviour?.knob ?? 'good'} ${at}` }))
  const workOff = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      written.push(await writtenWith(model, next.request, next.seed, behaviour))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, workOff))
  return written
}
