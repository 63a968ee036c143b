import { spawn } from 'node:child_process'
import { ROOT } from '../paths.ts'

/** What a check found. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Shown when something failed. */
  readonly output: string
}

/** Runs a program to its end: passed when it ends with 0. */
export async function execute(
  file: string,
  args: readonly string[],
  cwd = ROOT,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Outcome> {
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: string[] = []
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  child.stderr.on('data', (chunk) => output.push(String(chunk)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: output.join('') }
}
