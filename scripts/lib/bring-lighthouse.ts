import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE } from './paths.ts'
import { Problem } from './problem.mjs'
import { run } from './system/run.ts'

/** 180 MB that only who measures needs: fetched when first asked for, and kept in `.cache`. */
const PACKAGE = 'lighthouse@13.5.0'

/** Lighthouse's module. */
export async function bringLighthouse(): Promise<string> {
  const folder = join(CACHE, 'lighthouse')
  const entry = join(folder, 'node_modules/lighthouse/core/index.js')
  if (existsSync(entry)) return entry
  try {
    await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', PACKAGE])
    return entry
  } catch (cause) {
    throw new Problem(`npm could not bring ${PACKAGE}.`, `npm view ${PACKAGE} (shows why)`, { cause })
  }
}
