import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from './folder-lock.ts'

/** Everything that a local stack keeps, in one folder that one stack uses at a time. */
export interface DataFolder extends AsyncDisposable {
  readonly path: string
  /** A place in it. */
  at(...names: string[]): string
}

/** Takes the folder for this process, making it when there is none; refuses when another stack runs on it. */
export async function takeDataFolder(path: string, options: { fresh: boolean }): Promise<DataFolder> {
  await mkdir(path, { recursive: true })
  await using taking = new AsyncDisposableStack()
  taking.use(await lockFolder(path))
  if (options.fresh) await empty(path)
  // Of a stack that was killed outright: whoever waits for the file waits for the new one.
  await rm(join(path, 'stack.json'), { force: true })
  await mkdir(join(path, 'logs'), { recursive: true })
  const taken = taking.move()
  return {
    path,
    at: (...names) => join(path, ...names),
    [Symbol.asyncDispose]: () => taken.disposeAsync(),
  }
}

/** Only what stacks write: a folder given by mistake keeps whatever else is in it. */
const OURS = ['postgres', 'nats', 'redis', 'inbox', 'logs', 'secrets.json', 'seeded.json', 'stack.json']

async function empty(path: string): Promise<void> {
  for (const name of OURS) await rm(join(path, name), { recursive: true, force: true })
}

/** Makes the logs of the last start the previous ones, so that a log tells of one start. */
export async function turnLogs(folder: DataFolder): Promise<void> {
  const names = (await readdir(folder.at('logs'))).filter((name) => !name.endsWith('.previous.log'))
  for (const name of names) {
    await rename(folder.at('logs', name), folder.at('logs', name.replace(/\.log$/, '.previous.log')))
  }
}
