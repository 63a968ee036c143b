const ROUNDS = 3
/** V8 goes on compiling a service for some twenty thousand requests, long after it has done with a small peer. */
const COMPILING_ROUNDS = 4

/** Measures each side in turn, so that a busy minute of the machine meets both, and returns each side's median. */
export async function inTurn<Side extends string>(
  sides: Readonly<Record<Side, () => Promise<number>>>,
): Promise<Record<Side, number>> {
  const names = Object.keys(sides) as Side[]
  const measured = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Side, number[]>
  for (let round = 0; round < COMPILING_ROUNDS; round++) {
    for (const name of names) await sides[name]()
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) measured[name].push(await sides[name]())
  }
  return Object.fromEntries(names.map((name) => [name, median(measured[name])])) as Record<Side, number>
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
