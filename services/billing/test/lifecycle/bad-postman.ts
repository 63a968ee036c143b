import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Between Stripe and the processes: what is worst about both networks. */
export interface BadPostman extends AsyncDisposable {
  readonly url: string
  /** Events that were handed over, and those that were lost for good. */
  counts(): { readonly sent: number; readonly dropped: number }
  /** Resolves when everything that is not lost has been taken. */
  settled(): Promise<void>
}

const AGAIN_MS = 100

/**
 * Takes every webhook at once, loses one in ten, and brings each of the others twice, in any order, to processes that may
 * be dead: then again, until it is taken.
 */
export async function startBadPostman(targets: readonly string[], random: () => number): Promise<BadPostman> {
  const underWay = new Set<Promise<void>>()
  const stopping = new AbortController()
  let [sent, dropped] = [0, 0]
  const bring = (body: Buffer, signature: string) => {
    const late = random() * 300
    const bringing = carry(targets, { body, signature, late, random }, stopping.signal).finally(() =>
      underWay.delete(bringing),
    )
    underWay.add(bringing)
  }
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const signature = String(request.headers['stripe-signature'])
    response.end()
    sent += 1
    if (random() < 0.1) {
      dropped += 1
      return
    }
    bring(body, signature)
    bring(body, signature)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    counts: () => ({ sent, dropped }),
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await Promise.all(underWay)
      server.closeAllConnections()
      server.close()
    },
  }
}

interface Letter {
  readonly body: Buffer
  readonly signature: string
  readonly late: number
  readonly random: () => number
}

async function carry(targets: readonly string[], letter: Letter, signal: AbortSignal): Promise<void> {
  const { body, signature, late, random } = letter
  await wait(late, undefined, { signal }).catch(() => undefined)
  while (!signal.aborted) {
    const target = targets[Math.floor(random() * targets.length)] ?? ''
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const isTaken = await fetch(`${target}/api/v1/webhooks/stripe`, {
      method: 'POST',
      headers,
      body,
      signal,
    }).then(
      (response) => response.ok,
      () => false,
    )
    if (isTaken) return
    await wait(AGAIN_MS, undefined, { signal }).catch(() => undefined)
  }
}
