import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Rolldown } from 'vite'

const SRC = path.resolve(import.meta.dirname, '../src')
const MAIN = path.join(SRC, 'main.tsx')
/** Small, and on nearly every page of visitors: a file of its own for each would cost more than what is in it. */
const ON_MOST_PAGES = [
  'facts.ts',
  'prayer/pending-request.ts',
  'ui/format.ts',
  'ui/page/page.tsx',
  'ui/picture.tsx',
  'ui/quotations.tsx',
].map((name) => path.join(SRC, name))
// A file that was moved would fall out of the shell in silence.
for (const file of ON_MOST_PAGES) if (!existsSync(file)) throw new Error(`${file} is not there`)

type Options = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type Context = Parameters<Extract<NonNullable<Options['groups']>[number]['name'], CallableFunction>>[1]

/**
 * One file of what every page needs at once. By itself Rolldown cuts it into seven, which share no dictionary when
 * they are compressed, and wait for one another on a slow line.
 */
export const oneShell: Options = {
  groups: [{ debugName: 'shell', name: (id, context) => (isNeededAtOnce(id, context) ? 'shell' : null) }],
}

const known = new WeakMap<Rolldown.ModuleInfo, ReadonlySet<string>>()

function isNeededAtOnce(id: string, context: Context): boolean {
  const main = context.getModuleInfo(MAIN)
  if (!main || id === MAIN) return false
  const closure = known.get(main) ?? closureOf([MAIN, ...ON_MOST_PAGES], context)
  known.set(main, closure)
  return closure.has(id)
}

/** Our own modules: what they use of packages comes along, and no more, while a package's index names all it has. */
function closureOf(first: readonly string[], context: Context): Set<string> {
  const found = new Set(first)
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
      if (imported.startsWith(SRC)) found.add(imported)
  return found
}
