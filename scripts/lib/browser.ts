import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CACHE } from './paths.ts'
import { Problem } from './problem.mjs'
import { findOnPath, run } from './system/run.ts'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** A Chromium inside a package, for Linux: brought when there is none on the machine. */
const PACKAGED = '@sparticuz/chromium@153.0.0'

/** A browser of the Chromium family: E2E_BROWSER, one on PATH, or one that npm brings. Throws a Problem without one. */
export async function findBrowser(): Promise<string> {
  const installed = [process.env.E2E_BROWSER, ...NAMES.map(findOnPath), MAC].find(
    (each) => each && existsSync(each),
  )
  return installed ?? bringBrowser()
}

async function bringBrowser(): Promise<string> {
  try {
    const folder = join(CACHE, 'chromium')
    const entry = join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js')
    if (!existsSync(entry))
      await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', PACKAGED])
    const { default: chromium } = (await import(pathToFileURL(entry).href)) as PackagedChromium
    return await chromium.executablePath()
  } catch (cause) {
    throw new Problem(
      'There is no Chromium for the browser tests.',
      'apt-get install chromium (or any Chrome on PATH)',
      {
        cause,
      },
    )
  }
}

interface PackagedChromium {
  readonly default: { executablePath(): Promise<string> }
}
