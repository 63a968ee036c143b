import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/paths.ts'

export interface SourceFile {
  /** From the root, with slashes. */
  readonly path: string
  readonly text: string
}

/** What git tracks or would track, read; generated code and migrations are left out. */
export function sourceFiles(...endings: readonly string[]): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed
    .split('\n')
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .filter((path) => !/(^|\/)(gen|generated|migrations)\//.test(path) && existsSync(join(ROOT, path)))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}

/** Prints what a check found and sets the exit code. */
export function report(check: string, findings: readonly string[]): void {
  for (const finding of findings) console.error(finding)
  if (findings.length > 0) process.exitCode = 1
  else console.log(`${check}: fine`)
}
