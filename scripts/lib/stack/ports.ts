import { once } from 'node:events'
import { createServer } from 'node:net'
import { Problem } from '../problem.mjs'

/** Throws unless the port is free, naming the setting that chooses another one. */
export async function requireFreePort(port: number, what: string, setting: string): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw explain(port, what, setting, cause)
  } finally {
    server.close()
  }
}

function explain(port: number, what: string, setting: string, cause: unknown): Problem {
  const denied = cause instanceof Error && 'code' in cause && cause.code === 'EACCES'
  const why = denied ? 'may not be used by this user' : 'is in use by another program'
  const command = setting === 'DEV_PORT' ? 'npm run dev' : 'npm start'
  return new Problem(`Port ${port}, for ${what}, ${why}.`, `${setting}=${port + 1} ${command}`, { cause })
}
