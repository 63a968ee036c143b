import { spawn } from 'node:child_process'
import { ROOT } from '../paths.ts'

/** Runs a program of the repository with the arguments of this command, and ends with its exit code. */
export function runProgram(path: string): void {
  const child = spawn(process.execPath, [path, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' })
  child.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
}
