import { type FileHandle, open } from 'node:fs/promises'
import { Writable } from 'node:stream'

const TRY_AGAIN_MS = 1_000

/** Log files of this process whose last write failed, with the error. */
const failing = new Map<Writable, NodeJS.ErrnoException>()

/**
 * Appends to a log file and never fails. What cannot be written, for example on a full disk, is dropped; each second
 * the file is opened again, and a line in it tells where something is missing.
 */
export function appendToLog(path: string): Writable {
  let file: FileHandle | undefined
  let retry: NodeJS.Timeout | undefined
  let retrying = Promise.resolve()

  async function append(chunk: Buffer | string): Promise<void> {
    try {
      file ??= await open(path, 'a', 0o600)
      await file.appendFile(chunk)
      failing.delete(log)
    } catch (error) {
      await closeFile()
      const failure = error as NodeJS.ErrnoException
      failing.set(log, failure)
      const note = `\n… lines are missing here: this file could not be written (${failure.code})\n`
      retry = setTimeout(() => (retrying = append(note)), TRY_AGAIN_MS).unref()
    }
  }

  async function closeFile(): Promise<void> {
    await file?.close().catch(() => {})
    file = undefined
  }

  async function end(): Promise<void> {
    clearTimeout(retry)
    await retrying
    clearTimeout(retry)
    failing.delete(log)
    await closeFile()
  }

  const log = new Writable({
    write(chunk, _encoding, done) {
      if (failing.has(log)) return done()
      append(chunk).then(() => done(), done)
    },
    final(done) {
      end().then(() => done(), done)
    },
  })
  return log
}

/** Why a log file of this process cannot be written at the moment; absent when all can. */
export function logFailure(): NodeJS.ErrnoException | undefined {
  return failing.values().next().value
}
