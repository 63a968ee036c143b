// Plain JavaScript for bootstrap.mjs, which runs before there is a Node that reads TypeScript.

import { statfsSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { Problem } from './problem.mjs'

const KNOWN = [
  {
    words: /ENOSPC|no space left/i,
    message: () => 'The disk is full: the packages and their store need about 2 GB.',
    fix: 'df -h . ~ (then make room and try again)',
  },
  {
    words: /spawn npm ENOENT/,
    message: () => 'npm is not on PATH.',
    fix: 'Install npm (Debian: apt-get install npm), then try again.',
  },
  {
    words: /EACCES|EPERM|EROFS|permission denied|read-only file system/i,
    message: () => 'This folder, or the folder of the package store, cannot be written by this user.',
    fix: 'ls -ld . node_modules .cache ~ (then chown what belongs to somebody else, or clone again)',
  },
  {
    words: /ERR_PNPM_OUTDATED_LOCKFILE|lockfile is not up to date/i,
    message: () => 'A package.json asks for something that pnpm-lock.yaml does not know yet.',
    fix: 'npx -y pnpm@12.21.0 install (and commit pnpm-lock.yaml)',
  },
  {
    words: /E404|ETARGET|404 Not Found|No matching version/i,
    message: (/** @type {string} */ command) =>
      `The registry does not have a package that ${command} asked it for.`,
    fix: 'npm config get registry (a mirror may lag behind)',
  },
  {
    words:
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|network|error sending request/i,
    message: () => 'The npm registry cannot be reached.',
    fix: 'npm ping (then check the connection, the proxy, and: npm config get registry)',
  },
]

const FULL_BELOW_BYTES = 32 * 1024 * 1024

/**
 * Turns what npm or pnpm said into one sentence and a line that mends it.
 * @param {string} command
 * @param {string} output
 */
export function explainFailure(command, output) {
  // They break their lines for the eye; and on a full disk npm finds no words at all.
  const text = `${output.replace(/\s+/g, ' ')} ${isDiskFull() ? 'ENOSPC' : ''}`
  const known = KNOWN.find(({ words }) => words.test(text))
  if (known) return new Problem(known.message(command), known.fix)
  const lastLines = output.trimEnd().split('\n').slice(-15).join('\n')
  return new Problem(`${command} failed:\n${lastLines}`, 'npm run doctor')
}

function isDiskFull() {
  return [process.cwd(), homedir(), tmpdir()].some((folder) => {
    try {
      const { bavail, bsize } = statfsSync(folder)
      return bavail * bsize < FULL_BELOW_BYTES
    } catch {
      return false
    }
  })
}
