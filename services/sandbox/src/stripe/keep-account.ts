import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Account } from './account.ts'

const PAUSE_MS = 200

/** Keeps an account in a file, so that what a person bought is still there after a restart. */
export interface KeptAccount extends Disposable {
  /** Something may have changed. */
  touch(): void
}

/** Without a file nothing is kept. */
export function keepAccount(account: Account, file: string): KeptAccount {
  if (file === '') return { touch: () => undefined, [Symbol.dispose]: () => undefined }
  const known = read(file)
  if (known) account.restore(known)
  let timer: NodeJS.Timeout | undefined
  const write = () => {
    timer = undefined
    writeFileSync(`${file}.new`, account.snapshot(), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  return {
    touch() {
      timer ??= setTimeout(write, PAUSE_MS)
    },
    [Symbol.dispose]() {
      if (!timer) return
      clearTimeout(timer)
      write()
    },
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
