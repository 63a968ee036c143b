import { styleText } from 'node:util'
import { fileProblem } from './file-problem.ts'
import { Problem } from './problem.mjs'

/** Runs a command's work. What a person can mend is said in a sentence and the line that mends it; exit code 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.exitCode = 1
    const problem = asProblem(error)
    if (!problem) throw error
    console.error(`\n${problem.message}\n  ${styleText('bold', problem.fix)}`)
  }
}

/** What Node, the system and PostgreSQL say. Node also says ENOSPC when it may watch no more files. */
const FULL_DISK = /ENOSPC(?!.*watch)|EDQUOT|No space left on device|Check free disk space/i

/** A full disk shows itself in many places, ours and our servers'; it is explained in this one. */
function asProblem(error: unknown): Problem | undefined {
  const text = error instanceof Error ? `${error.message} ${'code' in error ? error.code : ''}` : ''
  if (FULL_DISK.test(text)) {
    return new Problem('The disk is full.', 'df -h . /tmp (then make room and try again)')
  }
  return error instanceof Problem ? error : fileProblem(error)
}
