import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.ts'
import { execute, type Outcome } from '../system/execute.ts'
import { runJourneys } from './journeys.ts'
import { runTests } from './tests.ts'
import { weighPage } from './weigh-page.ts'

export interface Check {
  readonly name: string
  /** Looks at the whole tree, so it is left out when one package is asked for. */
  readonly everywhere: boolean
  run(scope: string | undefined): Promise<Outcome>
}

const PACKAGES = [
  ...readdirSync(join(ROOT, 'services'))
    .filter((name) => name !== 'decisions' && !name.startsWith('.') && !name.endsWith('.md'))
    .map((name) => `services/${name}`),
  'gateway',
  'proto',
  'scripts',
  'web',
]

/** In the order of how soon they tell. */
export const CHECKS: readonly Check[] = [
  {
    name: 'format',
    everywhere: false,
    run: (scope) => tool('biome', ['check', '--config-path', 'scripts/config/biome.json', ...folders(scope)]),
  },
  {
    name: 'types',
    everywhere: false,
    run: async (scope) => sum(await Promise.all(folders(scope).map((folder) => tool('tsc', ['-p', folder])))),
  },
  { name: 'imports', everywhere: true, run: () => script('scripts/checks/imports.ts') },
  { name: 'folders', everywhere: true, run: () => script('scripts/checks/folders.ts') },
  { name: 'links', everywhere: true, run: () => script('scripts/checks/doc-links.ts') },
  { name: 'commits', everywhere: true, run: () => script('scripts/checks/commits.ts') },
  { name: 'generated', everywhere: true, run: () => script('scripts/generate.ts', '--check') },
  {
    name: 'contracts',
    everywhere: true,
    run: async () =>
      sum([
        await buf('lint'),
        await buf('format', '--diff', '--exit-code'),
        await buf('breaking', '--against', 'released.binpb'),
      ]),
  },
  { name: 'tests', everywhere: false, run: runTests },
  { name: 'page', everywhere: true, run: weighPage },
  { name: 'journeys', everywhere: true, run: runJourneys },
]

function folders(scope: string | undefined): string[] {
  return scope ? PACKAGES.filter((folder) => folder.endsWith(scope)) : PACKAGES
}

const script = (...args: string[]) => execute(process.execPath, args)
const tool = (name: string, args: readonly string[]) => execute(join(ROOT, 'node_modules/.bin', name), args)
const buf = (...args: string[]) =>
  execute(join(ROOT, 'proto/node_modules/.bin/buf'), args, join(ROOT, 'proto'))

function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    output: outcomes.map(({ output, failed }) => (failed ? output : '')).join(''),
  }
}
