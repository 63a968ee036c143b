import { openAiClient } from '../src/clients/openai-client.ts'
import type { Card } from './card.ts'
import type { Score } from './measures/measure.ts'
import type { EvalOptions } from './options.ts'
import { taskFor } from './outcome.ts'
import { REQUESTS } from './requests/requests.ts'
import { type Arrival, bareClient, type Client, ourClient } from './streaming/clients.ts'
import { startSandboxProcess } from './streaming/sandbox-process.ts'

const IN_FLIGHT = 32
const ROUNDS = 9
const FIRST_MS_MAX = 20
const TOTAL_MS_MAX = 50
const PERCENTILES = [50, 95, 99] as const

/**
 * What we add to a model's stream, against a bare SDK client that reads the same stream in the same minute: rounds in
 * turn, the figures of each round compared, the median round told, since other work disturbs the machine.
 */
export async function scoreStreaming({ isQuick }: EvalOptions): Promise<Card[]> {
  await using lifetime = new AsyncDisposableStack()
  const sandbox = lifetime.use(await startSandboxProcess())
  const endpoint = { apiKey: 'sk-eval', baseUrl: sandbox.openAiUrl }
  const bare = bareClient(lifetime.use(openAiClient(endpoint)))
  const ours = ourClient(lifetime.use(openAiClient(endpoint)))
  await round(bare, 'warm')
  await round(ours, 'warm')
  const rounds: { bare: Arrival[]; ours: Arrival[] }[] = []
  for (let n = 0; n < (isQuick ? 3 : ROUNDS); n++) {
    // Each in turn goes first, so that neither has the warmer machine.
    const first = n % 2 === 0 ? await round(bare, `${n}`) : undefined
    const own = await round(ours, `${n}`)
    rounds.push({ bare: first ?? (await round(bare, `${n}`)), ours: own })
  }
  const scores = [
    ...compared('the first sentence', rounds, ({ firstMs }) => firstMs, FIRST_MS_MAX),
    ...compared('the whole prayer', rounds, ({ totalMs }) => totalMs, TOTAL_MS_MAX),
  ]
  return [{ title: `What we add to a stream, ${IN_FLIGHT} at once, ${rounds.length} rounds`, scores }]
}

async function round(client: Client, seed: string): Promise<Arrival[]> {
  const asked = REQUESTS.filter(({ request }) => request.length === 'standard').slice(0, IN_FLIGHT)
  return Promise.all(asked.map(({ request }, at) => client(taskFor(request, `${seed} ${at}`))))
}

function compared(
  what: string,
  rounds: readonly { bare: readonly Arrival[]; ours: readonly Arrival[] }[],
  timeOf: (arrival: Arrival) => number,
  msMax: number,
): Score[] {
  return PERCENTILES.map((percentile) => {
    const both = rounds.map(({ bare, ours }) => ({
      bare: percentileOf(bare.map(timeOf), percentile),
      ours: percentileOf(ours.map(timeOf), percentile),
    }))
    const added = median(both.map(({ bare, ours }) => ours - bare))
    const told = (side: 'bare' | 'ours') => median(both.map((one) => one[side])).toFixed(0)
    return {
      name: `ms until ${what}, p${percentile}: SDK alone, with us, added`,
      value: `${told('bare')}, ${told('ours')}, ${added.toFixed(1)}`,
      bound: `added < ${msMax}`,
      isMet: added < msMax,
    }
  })
}

function percentileOf(values: readonly number[], percentile: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percentile) / 100))] ?? Number.NaN
}

function median(values: readonly number[]): number {
  return percentileOf(values, 50)
}
