import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { Problem } from '../../problem.mjs'
import { processMark } from '../../system/process-mark.ts'
import type { DataFolder } from './data-folder.ts'

/** A running stack in its own words: `stack.json` in its data folder, for tools and tests; gone when it has stopped. */
export interface StackDescription {
  /** Of the gateway, as people reach it. */
  readonly url: string
  /** The page with the mails; `GET /api/email` lists them. Absent when SMTP_URL named another server. */
  readonly inbox?: string | undefined
  readonly smtp: string
  /** Of each service by name, inside the machine. */
  readonly services: Readonly<Record<string, string>>
  /** Where each process says its numbers, for Prometheus or `curl`. */
  readonly metrics: Readonly<Record<string, string>>
  /** Of each service's own role on its own database. */
  readonly databases: Readonly<Record<string, string>>
  readonly nats: string
  readonly natsReadonly: string
  readonly redis: string
  /** Of the supervisor: SIGTERM stops the stack. */
  readonly pid: number
}

/** A stack that runs, and the folder it runs on. */
export interface Stack {
  readonly description: StackDescription
  readonly folder: DataFolder
}

/** Writes the description, readable by its owner only, since it holds passwords. Disposing takes it away. */
export async function publishStack({ folder, description }: Stack): Promise<AsyncDisposable> {
  const file = folder.at('stack.json')
  await writeFile(`${file}.new`, `${JSON.stringify(description, undefined, 2)}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return { [Symbol.asyncDispose]: () => rm(file, { force: true }) }
}

/** The stack that runs on a data folder; throws when none does. */
export async function findStack(file: string): Promise<StackDescription> {
  const description = await read(file).catch(() => undefined)
  // One that was killed outright left its description behind.
  if (!description || !(await processMark(description.pid))) {
    throw new Problem(`No stack runs that ${file} describes.`, 'npm start')
  }
  return description
}

async function read(file: string): Promise<StackDescription> {
  return JSON.parse(await readFile(file, 'utf8')) as StackDescription
}
