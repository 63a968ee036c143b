import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../paths.ts'

/** Runs the operator's program of a service. Returns its exit code. */
export function operate(
  service: string,
  settings: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<number> {
  const options = {
    cwd: join(ROOT, 'services', service),
    env: { ...process.env, ...settings },
    stdio: 'inherit' as const,
  }
  const child = spawn(process.execPath, ['src/operator.ts', ...args], options)
  return new Promise((done) => child.once('exit', (code) => done(code ?? 1)))
}
