import { setImmediate } from 'node:timers/promises'

/** What there is at the moment, at most `sizeMax` at once. One that comes alone is not kept waiting for others. */
export async function* batches<Item>(source: AsyncIterable<Item>, sizeMax: number): AsyncGenerator<Item[]> {
  const items = source[Symbol.asyncIterator]()
  const read = () => {
    const reading = items.next()
    // It may fail while its batch is still being worked on; `await next` says so then.
    reading.catch(() => undefined)
    return reading
  }
  let next = read()
  for (;;) {
    const first = await next
    if (first.done) return
    const batch = [first.value]
    next = read()
    while (batch.length < sizeMax) {
      // What was read before it failed comes first.
      const more = await Promise.race([next, setImmediate()]).catch(() => undefined)
      if (!more || more.done) break
      batch.push(more.value)
      next = read()
    }
    yield batch
  }
}
