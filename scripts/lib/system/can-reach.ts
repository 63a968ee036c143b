import { once } from 'node:events'
import { connect } from 'node:net'

const DEFAULT_PORTS: Readonly<Record<string, number>> = {
  'postgres:': 5432,
  'postgresql:': 5432,
  'nats:': 4222,
  'redis:': 6379,
  'smtp:': 25,
  'smtps:': 465,
}
const PATIENCE_MS = 3_000

/** Whether anything takes connections where the URL points. */
export async function canReach(url: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(url)
  const socket = connect(Number(port) || (DEFAULT_PORTS[protocol] ?? 0), hostname.replace(/^\[|\]$/g, ''))
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(PATIENCE_MS) })
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
