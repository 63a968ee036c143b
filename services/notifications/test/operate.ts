import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { TestLetters } from './letters/harness.ts'

interface Ran {
  readonly code: number
  readonly out: string
}

/** Runs the operator's program, as `pnpm jobs` and `pnpm newsletter` do. */
export function operate(
  { databaseUrl, deps, sink }: Pick<TestLetters, 'databaseUrl' | 'deps' | 'sink'>,
  args: readonly string[],
  settings = {},
): Promise<Ran> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    STOP_KEY: deps.config.STOP_KEY,
    SMTP_URL: sink.smtpUrl,
    ...settings,
  }
  const cwd = join(import.meta.dirname, '..')
  return new Promise((done) => {
    const child = execFile(process.execPath, ['src/operator.ts', ...args], { cwd, env }, (_error, out, err) =>
      done({ code: child.exitCode ?? 1, out: out + err }),
    )
  })
}
