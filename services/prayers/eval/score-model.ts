import type { Card } from '@selah/prayer-engine/eval/card'
import { measurePrayers } from '@selah/prayer-engine/eval/measures/all'
import type { EvalOptions } from '@selah/prayer-engine/eval/options'
import type { EvalRequest } from '@selah/prayer-engine/eval/requests/eval-request'
import { INJECTED } from '@selah/prayer-engine/eval/requests/injections'
import { REQUESTS } from '@selah/prayer-engine/eval/requests/requests'
import { BEHAVIOURS } from './model/behaviours.ts'
import { keptPromises } from './model/kept-promises.ts'
import { playModel } from './model/play.ts'
import type { Written } from './model/written.ts'

const REQUESTS_EACH = 10
const LENGTHS_MIN = 0.95

/** The model's writer through the real SDK against the sandbox: behaving well, and badly in every way there is. */
export async function scoreModel({ isQuick }: EvalOptions): Promise<Card[]> {
  const each = isQuick ? 3 : REQUESTS_EACH
  const good = await playModel(isQuick ? everyNth(10, 0) : REQUESTS)
  const bad: Written[] = []
  for (const [at, behaviour] of BEHAVIOURS.entries()) {
    const requests = [
      ...everyNth(Math.floor(REQUESTS.length / each), at),
      ...INJECTED.slice(at % 12, (at % 12) + 2),
    ]
    bad.push(...(await playModel(requests, behaviour)))
  }
  const ways = `${BEHAVIOURS.length} ways to be bad`
  return [
    {
      title: `A good model on ${good.length} requests`,
      scores: [
        ...keptPromises(good),
        signedBy('openai', good),
        ...measurePrayers(good, { lengthsMin: LENGTHS_MIN }),
      ],
    },
    {
      title: `A bad model, ${ways}, on ${bad.length} requests`,
      scores: [...keptPromises(bad), ...measurePrayers(bad, { lengthsMin: LENGTHS_MIN })],
    },
  ]
}

function everyNth(n: number, from: number): EvalRequest[] {
  return REQUESTS.filter((_, at) => at % n === from % n)
}

function signedBy(name: string, written: readonly Written[]) {
  const count = written.filter(({ result }) => result?.writtenBy === name).length
  const part = count / written.length
  return {
    name: 'finished by the model itself',
    value: `${(part * 100).toFixed(1)}% of ${written.length}`,
    bound: '>= 98%',
    isMet: part >= 0.98,
  }
}
