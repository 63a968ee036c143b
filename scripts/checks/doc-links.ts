import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../lib/paths.ts'
import { report, type SourceFile, sourceFiles } from './source-files.ts'

// Links between our own documents lead somewhere.

report('doc-links', sourceFiles('.md').flatMap(brokenLinks))

function brokenLinks({ path, text }: SourceFile): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return targets
    .filter((target) => !/^([a-z]+:|#)/.test(target))
    .map((target) => target.split('#', 1)[0] ?? '')
    .filter((target) => !existsSync(join(ROOT, dirname(path), target)))
    .map((target) => `${path}: links to ${target}, which is not there`)
}
