import { join } from 'node:path'
import { CACHE } from '../lib/paths.ts'
import type { ChildOptions } from '../lib/system/child.ts'
import type { LocalServer } from './local-server.ts'
import { fetchNpmPackage } from './npm-package.ts'
import { startServerProcess } from './server-process.ts'

const PACKAGES = [
  {
    name: 'js-redis-server',
    version: '0.3.0',
    integrity:
      'sha512-pIN9aI8t+4fNcq+jjjMNqc2AmdNCnCZJs1DJExhHf9LyAx4WM3wxxbskw8Q8NAdd+mqfEcrdTEhqwle1JGrafg==',
  },
  {
    name: 'cluster-key-slot',
    version: '1.1.2',
    integrity:
      'sha512-RMr0FhtfXemyinomL4hrWcYJxmX6deFdCxpJzhDttxgO1+bcCnkk+9drydLVDmAMG7NE6aN/fl4F7ucU/90gAA==',
  },
  {
    name: 'lua-redis-wasm',
    version: '1.5.0',
    integrity:
      'sha512-iDrhx7hi+IFjfGzGnie78Una66XEFJ0ToBpchahT2xtAZbG9TfazewfEGURQWlflnIim05h834uY8SEOp484Aw==',
  },
]

/** It has no option for the address to listen on and would take every one of the machine. */
const LISTEN_ON_LOOPBACK = `
const { Server } = require('node:net')
const { listen } = Server.prototype
Server.prototype.listen = function (port, ...rest) { return listen.call(this, port, '127.0.0.1', ...rest) }`

/**
 * The last resort where no Redis can be had: a server in JavaScript, correct enough for our queues and limits, about
 * fifty times slower, and forgetting everything when it stops. It says so, since somebody may wonder.
 */
export async function startJavascriptRedis(
  port: number,
  options: Pick<ChildOptions, 'logFile' | 'signal'>,
): Promise<LocalServer> {
  console.warn(
    'No Redis on this machine: a slow stand-in in memory takes its place. Better: install redis-server.',
  )
  const folder = join(CACHE, 'javascript-redis', 'node_modules')
  for (const each of PACKAGES) await fetchNpmPackage(each, join(folder, each.name))
  const program = join(folder, 'js-redis-server', 'dist', 'cli.js')
  const server = await startServerProcess({
    name: 'Redis stand-in',
    command: process.execPath,
    args: [
      '--eval',
      `${LISTEN_ON_LOOPBACK}\nrequire(${JSON.stringify(program)}).main(['--port', '${port}'])`,
    ],
    ready: /server listening at/,
    logFile: options.logFile,
    signal: options.signal,
  })
  return { ...server, url: `redis://127.0.0.1:${port}`, port, [Symbol.asyncDispose]: server.stop }
}
