import { availableParallelism, loadavg } from 'node:os'
import type { Card } from '@selah/prayer-engine/eval/card'
import type { Score } from '@selah/prayer-engine/eval/measures/measure'
import type { EvalOptions } from '@selah/prayer-engine/eval/options'
import { taskFor } from '@selah/prayer-engine/eval/outcome'
import { REQUESTS } from '@selah/prayer-engine/eval/requests/requests'
import { openAiClient } from '../src/clients/openai/client.ts'
import { type Arrival, bareClient, type Client, ourClient } from './streaming/clients.ts'
import { startSandboxProcess } from './streaming/sandbox-process.ts'

const IN_FLIGHT = 32
const ROUNDS = 9
const FIRST_MS_MAX = 20
const TOTAL_MS_MAX = 50
const CPU_MS_MAX = 10
const PERCENTILES = [50, 95, 99] as const

interface Side {
  readonly arrivals: readonly Arrival[]
  readonly cpuMs: number
}

interface Round {
  readonly bare: Side
  readonly ours: Side
}

/**
 * What we add to a model's stream, against a bare SDK client that reads the same stream in the same minute: rounds in
 * turn, the figures of each round compared, and the median told of the rounds in which the bare client was least disturbed
 * by what else the machine does. The processor's time is told too: it says what we cost on any machine.
 */
export async function scoreStreaming({ isQuick }: EvalOptions): Promise<Card[]> {
  await using lifetime = new AsyncDisposableStack()
  const sandbox = lifetime.use(await startSandboxProcess())
  const endpoint = { apiKey: 'sk-eval', baseUrl: sandbox.openAiUrl }
  const bare = bareClient(lifetime.use(openAiClient(endpoint)))
  const ours = ourClient(lifetime.use(openAiClient(endpoint)))
  await round(bare, 'warm')
  await round(ours, 'warm')
  const rounds: Round[] = []
  for (let n = 0; n < (isQuick ? 3 : ROUNDS); n++) {
    // Each in turn goes first, so that neither has the warmer machine.
    const first = n % 2 === 0 ? await round(bare, `${n}`) : undefined
    const own = await round(ours, `${n}`)
    rounds.push({ bare: first ?? (await round(bare, `${n}`)), ours: own })
  }
  const calm = calmest(rounds)
  const scores = [
    ...compared('the first sentence', calm, ({ firstMs }) => firstMs, FIRST_MS_MAX),
    ...compared('the whole prayer', calm, ({ totalMs }) => totalMs, TOTAL_MS_MAX),
    processorTime(rounds),
  ]
  const load = `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`
  return [
    { title: `What we add to a stream, ${IN_FLIGHT} at once, ${rounds.length} rounds (${load})`, scores },
  ]
}

async function round(client: Client, seed: string): Promise<Side> {
  const asked = REQUESTS.filter(({ request }) => request.length === 'standard').slice(0, IN_FLIGHT)
  const tasks = asked.map(({ request }, at) => taskFor(request, `${seed} ${at}`))
  const before = process.cpuUsage()
  const arrivals = await Promise.all(tasks.map(client))
  const { user, system } = process.cpuUsage(before)
  return { arrivals, cpuMs: (user + system) / 1_000 / tasks.length }
}

/** A third of the rounds, chosen by the bare client alone. */
function calmest(rounds: readonly Round[]): Round[] {
  const total = ({ bare }: Round) => median(bare.arrivals.map(({ totalMs }) => totalMs))
  return [...rounds].sort((one, other) => total(one) - total(other)).slice(0, Math.ceil(rounds.length / 3))
}

function processorTime(rounds: readonly Round[]): Score {
  const [bare, ours] = [
    median(rounds.map((one) => one.bare.cpuMs)),
    median(rounds.map((one) => one.ours.cpuMs)),
  ]
  const added = median(rounds.map((one) => one.ours.cpuMs - one.bare.cpuMs))
  return {
    name: 'ms of the processor a prayer: SDK alone, with us, added',
    value: [bare, ours, added].map((ms) => ms.toFixed(1)).join(', '),
    bound: `added < ${CPU_MS_MAX}`,
    isMet: added < CPU_MS_MAX,
  }
}

function compared(
  what: string,
  rounds: readonly Round[],
  timeOf: (arrival: Arrival) => number,
  msMax: number,
): Score[] {
  return PERCENTILES.map((percentile) => {
    const both = rounds.map(({ bare, ours }) => ({
      bare: percentileOf(bare.arrivals.map(timeOf), percentile),
      ours: percentileOf(ours.arrivals.map(timeOf), percentile),
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
