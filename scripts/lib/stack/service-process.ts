import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { failsToStart } from '../../local-servers/server-process.ts'
import { ROOT } from '../paths.ts'
import { type Running, startChild } from '../system/child.ts'

/**
 * One person's traffic needs little room: six processes share their laptop. Young objects keep the room that V8 gives
 * them: it is handed back at rest, and with less of it, objects of a request under way are taken for old ones.
 */
const SMALL = ['--import', join(import.meta.dirname, 'give-back-memory.ts')]
const SMALL_ENV = { MALLOC_ARENA_MAX: '1' }
const READY_WITHIN_MS = 60_000
const POLL_MS = 50
/** One layer of services ends before the servers below it, which need a part of the time that a stop may take. */
const STOP_WITHIN_MS = 4_000

export interface ServiceProcess {
  readonly name: string
  /** From the root of the checkout. */
  readonly folder: string
  /** The file that is run, from `folder`. */
  readonly entry: string
  readonly url: string
  readonly env: Readonly<Record<string, string>>
  /** For Node itself, for example `--watch`. */
  readonly nodeArgs?: readonly string[]
}

export interface ServiceProcessOptions {
  readonly logFile: string
  readonly onLine?: ((line: string) => void) | undefined
  readonly signal: AbortSignal
}

/** Starts a service and waits until its /readyz says so; throws with its last lines when it ends instead. */
export async function startService(
  service: ServiceProcess,
  options: ServiceProcessOptions,
): Promise<Running> {
  const { hostname, port } = new URL(service.url)
  const child = startChild({
    ...options,
    stopWithinMs: STOP_WITHIN_MS,
    // Without a reader of its output, a service can hang in a write to its log and then hears nothing else. Node's
    // --watch has a child of its own, and passes only SIGTERM on.
    orphanSignal: service.nodeArgs ? 'SIGTERM' : 'SIGKILL',
    command: process.execPath,
    args: [...SMALL, ...(service.nodeArgs ?? []), service.entry],
    cwd: join(ROOT, service.folder),
    env: { ...SMALL_ENV, ...process.env, ...service.env, HOST: hostname, PORT: port },
  })
  const patience = AbortSignal.any([AbortSignal.timeout(READY_WITHIN_MS), options.signal])
  try {
    await Promise.race([becomesReady(service.url, patience), failsToStart(child, service.name, patience)])
    return child
  } catch (error) {
    await child.stop()
    options.signal.throwIfAborted()
    throw error
  }
}

async function becomesReady(url: string, patience: AbortSignal): Promise<void> {
  while (!patience.aborted) {
    const ready = await fetch(`${url}/readyz`, { signal: patience }).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await wait(POLL_MS)
  }
  // Whose patience it was says what happened.
  await new Promise<never>(() => {})
}
