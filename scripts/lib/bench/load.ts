import { Client } from 'undici'

export interface Ask {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Record<string, string>
  readonly body?: string
}

export interface LoadOptions {
  readonly url: string
  readonly seconds: number
  /** How many ask at once, each on a connection of its own, and each the next thing when the last is answered. */
  readonly workers?: number
  next(worker: number): Ask
  answered?(worker: number, body: string): void
}

const WORKERS = 16

/** Asks for so many seconds; returns how many answers there were. Throws when one is not 200. */
export async function load({
  url,
  seconds,
  workers = WORKERS,
  next,
  answered,
}: LoadOptions): Promise<number> {
  const until = performance.now() + seconds * 1000
  const work = async (worker: number): Promise<number> => {
    // From an address of its own, as people have: limits count by address.
    const client = new Client(url, { connect: { localAddress: `127.0.0.${worker + 2}` }, pipelining: 1 })
    let answers = 0
    while (performance.now() < until) {
      const { path, method = 'GET', ...rest } = next(worker)
      const { statusCode, body } = await client.request({ path, method, ...rest })
      const text = await body.text()
      if (statusCode !== 200) throw new Error(`${method} ${path} answered ${statusCode}: ${text}`)
      answered?.(worker, text)
      answers += 1
    }
    await client.close()
    return answers
  }
  const counts = await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
  return counts.reduce((sum, count) => sum + count, 0)
}
