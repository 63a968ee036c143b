import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT } from '../lib/paths.ts'
import { run } from '../lib/system/run.ts'

/** One fenced block of the recipe: what it is (`ts`, `sh`), for which file, and its text. */
interface Block {
  readonly language: string
  readonly target: string
  readonly text: string
}

/** Copies what git knows and what is new, with packages as links: a checkout that may be changed. */
export async function copyCheckout(to: string): Promise<void> {
  const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
  })
  const deleted = await run('git', ['ls-files', '-z', '--deleted'], { cwd: ROOT })
  const gone = new Set(deleted.split('\0'))
  const paths = listed.split('\0').filter((path) => path !== '' && !gone.has(path))
  for (const path of paths) await cp(join(ROOT, path), join(to, path))
  await symlink(join(ROOT, '.cache'), join(to, '.cache'))
}

/** Does what services/adding-a-service.md says in a checkout: writes its files, adds its row, runs its commands. */
export async function walkRecipe(checkout: string): Promise<void> {
  for (const { language, target, text } of await blocksOf(checkout)) {
    if (language === 'sh') await runCommands(text, checkout)
    else if (target === 'registry') await addRow(checkout, text)
    else await writeNew(join(checkout, target), text)
  }
}

async function blocksOf(checkout: string): Promise<Block[]> {
  const recipe = await readFile(join(checkout, 'services/adding-a-service.md'), 'utf8')
  return [...recipe.matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gms)].map(
    ([, language = '', target = '', text = '']) => ({
      language,
      target,
      text,
    }),
  )
}

async function writeNew(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text, { flag: 'wx' })
}

async function addRow(checkout: string, row: string): Promise<void> {
  const path = join(checkout, 'services/registry/registry.ts')
  const registry = await readFile(path, 'utf8')
  await writeFile(
    path,
    registry.replace(/^\] as const/m, () => `${row}] as const`),
  )
}

/** As a person would, but without the network: what the recipe needs, the README's first command has brought. */
async function runCommands(commands: string, cwd: string): Promise<void> {
  for (const command of commands.trim().split('\n')) {
    const here = command
      .replace(/^pnpm install$/, 'pnpm install --offline --no-frozen-lockfile')
      .replace(/^npm run generate$/, 'node scripts/generate.ts')
    await run('sh', ['-c', here], { cwd })
  }
}
