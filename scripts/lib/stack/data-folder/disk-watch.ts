import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '../../problem.mjs'
import { freeBytes, MEGABYTE } from '../../system/free-space.ts'
import { logFailure } from '../../system/log-file.ts'
import type { DataFolder } from './data-folder.ts'

/** PostgreSQL writes its log ahead in pieces of 16 MB: below this it stops. */
const FULL_BYTES = 16 * MEGABYTE
/** More than FULL_BYTES, so that a disk at the limit is not announced again and again. */
export const ROOM_BYTES = 32 * MEGABYTE
/** A new data folder takes 80 MB, nearly all of it PostgreSQL's. */
const FIRST_START_BYTES = 128 * MEGABYTE
const LOOK_EVERY_MS = 2_000

/** What may lie on a disk of its own. */
const PLACES = ['.', 'postgres', 'nats', 'redis', 'logs']

/** Refuses to start on a disk that is too small for it. */
export async function requireRoom(folder: DataFolder, { first }: { first: boolean }): Promise<void> {
  if (first) await requireFree(folder.path, FIRST_START_BYTES, 'A first start')
  const [place] = await fullest(folder)
  await requireFree(place, ROOM_BYTES, 'A start')
}

async function requireFree(place: string, wanted: number, who: string): Promise<void> {
  const free = await freeBytes(place)
  if (free >= wanted) return
  throw new Problem(
    `The disk is full: ${megabytes(free)} are free in ${place}. ${who} needs ${megabytes(wanted)}.`,
    `df -h ${place} (then make room and try again, or use another disk: npm start -- --data DIR)`,
  )
}

/** Says once when the disk is full and what to do, and once when there is room again. Nothing ends for it. */
export function watchDisk(
  folder: DataFolder,
  say: (line: string) => void,
  everyMs = LOOK_EVERY_MS,
): AsyncDisposable {
  const disposed = new AbortController()
  let isFull = false

  async function look(): Promise<void> {
    const [place, free] = await fullest(folder)
    const why = free < (isFull ? ROOM_BYTES : FULL_BYTES) ? `${megabytes(free)} are free` : refusedWrite()
    if (why && !isFull) say(fullDisk(place, why))
    if (!why && isFull) say('The disk has room again.')
    isFull = why !== undefined
  }

  async function watch(): Promise<void> {
    while (!disposed.signal.aborted) {
      await look()
      await wait(everyMs, undefined, { ref: false, signal: disposed.signal }).catch(() => {})
    }
  }

  const watching = watch()
  return {
    async [Symbol.asyncDispose]() {
      disposed.abort()
      await watching
    },
  }
}

/** A quota fills before the disk does: only a refused write shows it. */
function refusedWrite(): string | undefined {
  const code = logFailure()?.code ?? ''
  return ['ENOSPC', 'EDQUOT'].includes(code) ? `a log file could not be written (${code})` : undefined
}

async function fullest(folder: DataFolder): Promise<readonly [place: string, free: number]> {
  const places = PLACES.map((name) => folder.at(name))
  const found = await Promise.all(places.map(async (place) => [place, await freeBytes(place)] as const))
  return found.reduce((least, each) => (each[1] < least[1] ? each : least))
}

function fullDisk(place: string, why: string): string {
  return [
    `The disk is full: ${why} in ${place}. Selah goes on, but may refuse what people do, and its logs have gaps.`,
    `It recovers by itself once ${megabytes(ROOM_BYTES)} are free.`,
    `  df -h ${place} (then make room)`,
  ].join('\n')
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / MEGABYTE)} MB`
}
