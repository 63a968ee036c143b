import { dirname } from 'node:path'
import { Problem } from './problem.mjs'

const ELSEWHERE = 'take another folder for the data: npm start -- --data DIR'

/** Explains an error of the file system that a person can mend. Absent for every other error. */
export function fileProblem(error: unknown): Problem | undefined {
  const said = error instanceof Error ? explain(error) : undefined
  return said && new Problem(said.message, said.fix, { cause: error })
}

function explain({ code, path, syscall }: NodeJS.ErrnoException) {
  if (!path) return undefined
  const look = `ls -ld ${dirname(path)} ${path}`
  if (code === 'EROFS') {
    const message = `${path} cannot be written: its disk is read-only.`
    return { message, fix: `Mount it writable, or ${ELSEWHERE}` }
  }
  if (code === 'EACCES' || code === 'EPERM') {
    const message = `This user may not use ${path}.`
    return { message, fix: `${look} (then chown what is not yours, or ${ELSEWHERE})` }
  }
  if (code === 'ENOTDIR' || (code === 'EEXIST' && syscall === 'mkdir')) {
    const message = `A file is in the way of the folder ${folderOf(path, code)}.`
    return { message, fix: `${look} (then move it away, or ${ELSEWHERE})` }
  }
  return undefined
}

/** With ENOTDIR the path lies below the file. */
function folderOf(path: string, code: string): string {
  return code === 'ENOTDIR' ? dirname(path) : path
}

/** For reads of what need not be there: `await readFile(path).catch(unlessMissing)` is undefined without the file. */
export function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
