import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Runs a command to its end and returns what it wrote to stdout; throws with its stderr when it fails. */
export async function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; uid?: number; gid?: number } = {},
): Promise<string> {
  const { stdout } = await execute(command, args, { ...options, maxBuffer: 16 * 1024 * 1024 })
  return stdout
}

/** The full path of a command on PATH. */
export function findOnPath(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, command)).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
