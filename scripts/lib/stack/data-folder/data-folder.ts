import { constants } from 'node:fs'
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '../../file-problem.ts'
import { Problem } from '../../problem.mjs'
import { lockFolder } from './folder-lock.ts'

/** Everything that a local stack keeps, in one folder that one stack uses at a time. */
export interface DataFolder extends AsyncDisposable {
  readonly path: string
  /** A place in it. */
  at(...names: string[]): string
}

/** Takes the folder for this process, making it when there is none; refuses when another stack runs on it. */
export async function takeDataFolder(path: string, options: { fresh: boolean }): Promise<DataFolder> {
  await makeFolder(path)
  await using taking = new AsyncDisposableStack()
  taking.use(await lockFolder(path))
  if (options.fresh) await empty(path)
  // Of a stack that was killed outright: a process that waits for the file waits for the new one.
  await rm(join(path, 'stack.json'), { force: true })
  await mkdir(join(path, 'logs'), { recursive: true })
  const taken = taking.move()
  return {
    path,
    at: (...names) => join(path, ...names),
    [Symbol.asyncDispose]: () => taken.disposeAsync(),
  }
}

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true })
  } catch (error) {
    if (!isMissing(error)) throw error
    // Node says so when the disk is read-only, and for a link to nowhere.
    throw new Problem(
      `The folder ${path} cannot be made: its disk is read-only, or a link on the way leads nowhere.`,
      'Take another folder for the data: npm start -- --data DIR',
      { cause: error },
    )
  }
  await access(path, constants.W_OK | constants.X_OK)
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
