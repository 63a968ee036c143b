/** A source of numbers in [0, 1) that always gives the same run for the same seed. */
export type Random = () => number

/** Seeds the generator (sfc32 over an FNV-style hash): repeatable, fast, good enough for choosing words. */
export function seededRandom(seed: string): Random {
  let a = hash(seed, 0x9e3779b9)
  let b = hash(seed, 0x243f6a88)
  let c = hash(seed, 0xb7e15162)
  let counter = 1
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 4294967296
  }
  // The first numbers still show the seed; a short run-up mixes them.
  for (let step = 0; step < 12; step++) next()
  return next
}

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

export function chance(random: Random, probability: number): boolean {
  return random() < probability
}

export function pickOne<T>(random: Random, items: readonly T[]): T | undefined {
  return items[Math.floor(random() * items.length)]
}

function hash(text: string, start: number): number {
  let value = start | 0
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619)
    value ^= value >>> 13
  }
  return value
}

/** The items in another order. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
