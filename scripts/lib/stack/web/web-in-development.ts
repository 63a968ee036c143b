import { join } from 'node:path'
import { startServerProcess } from '../../../local-servers/server-process.ts'
import { ROOT } from '../../paths.ts'
import type { DataFolder } from '../data-folder/data-folder.ts'
import { readable } from '../log-view.ts'
import type { Supervised } from '../supervisor.ts'

const WEB = join(ROOT, 'web')

/** Vite's own server: the page from its sources, everything else from the gateway. */
export function webInDevelopment(
  folder: DataFolder,
  port: number,
  gatewayUrl: string,
  say: (line: string) => void,
): Supervised {
  return {
    name: 'web',
    start: (signal) =>
      startServerProcess({
        name: 'The page',
        command: process.execPath,
        args: [
          join(WEB, 'node_modules', 'vite', 'bin', 'vite.js'),
          ...['--host', '127.0.0.1', '--port', String(port), '--strictPort', '--clearScreen', 'false'],
        ],
        cwd: WEB,
        env: { ...process.env, GATEWAY_URL: gatewayUrl },
        ready: /ready in/,
        logFile: folder.at('logs', 'web.log'),
        onLine: (line) => line.trim() && say(readable('web', line)),
        signal,
      }),
  }
}
