import pg from 'pg'
import { load } from './load.ts'
import { type BenchPerson, somePeople } from './people.ts'
import type { BenchProduct } from './product.ts'
import { inTurn } from './rounds.ts'
import type { Row } from './row.ts'

const SECONDS = 2
const FEW = 10
const MANY = 100_000

/** How long a person's habits take to read after many activities, beside how long after a few. */
export async function measureHabits({ surroundings, urls }: BenchProduct): Promise<Row[]> {
  const [busy, calm] = (await somePeople(surroundings, 2)) as [BenchPerson, BenchPerson]
  const client = new pg.Client({ connectionString: surroundings.databases.analytics })
  await client.connect()
  for (const [{ userId }, count] of [
    [busy, MANY],
    [calm, FEW],
  ] as const) {
    await client.query(
      `insert into activities
       select gen_random_uuid(), $1, 'generated', 'Category ' || n % 12, 'Mood ' || n % 8, now() - make_interval(mins => n)
       from generate_series(1, $2) n`,
      [userId, count],
    )
  }
  await client.query('vacuum analyze activities, prayer_counts')
  await client.end()
  const reading =
    ({ headers }: BenchPerson) =>
    async () => {
      const next = () => ({ path: '/api/v1/analytics', headers })
      const answers = await load({ url: urls.analytics ?? '', seconds: SECONDS, workers: 1, next })
      return (SECONDS * 1000) / answers
    }
  const measured = await inTurn({ busy: reading(busy), calm: reading(calm) })
  return [
    {
      ...{ work: `habits of ${MANY} activities`, unit: 'ms', ours: measured.busy, bound: { atMost: 1.1 } },
      peer: { name: `ours of ${FEW}`, value: measured.calm },
    },
  ]
}
