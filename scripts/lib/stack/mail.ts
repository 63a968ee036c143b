import { freePort } from '../../local-servers/free-port.ts'
import { startInbox } from '../../local-servers/inbox.ts'
import type { DataFolder } from './data-folder/data-folder.ts'
import { listenOnDemand } from './on-demand.ts'

export interface Mail {
  /** The page that shows what was sent; absent when SMTP_URL names a server that we know nothing of. */
  readonly inbox?: string
  readonly smtp: string
}

export interface InboxDeps {
  readonly folder: DataFolder
  /** Of the page; 0 takes any free one. */
  readonly port: number
  readonly resources: AsyncDisposableStack
  readonly say: (line: string) => void
}

/** The inbox takes 170 MB, more than any service, and is looked at now and then: it runs while somebody is there. */
const IDLE_MS = 60_000

/** Listens for mail and for those who read it, unless SMTP_URL names a server. */
export async function openInbox(
  { folder, port, resources, say }: InboxDeps,
  env = process.env,
): Promise<Mail> {
  if (env.SMTP_URL) return { smtp: env.SMTP_URL }
  const page = { port: port || (await freePort()), serverPort: await freePort() }
  const smtp = { port: await freePort(), serverPort: await freePort() }
  const start = () =>
    startInbox({
      ...{ port: page.serverPort, smtpPort: smtp.serverPort },
      ...{ dataDir: folder.at('inbox'), logFile: folder.at('logs', 'inbox.log') },
    })
  resources.use(await listenOnDemand({ ports: [page, smtp], start, idleMs: IDLE_MS, say }))
  return { inbox: `http://localhost:${page.port}`, smtp: `smtp://127.0.0.1:${smtp.port}` }
}
