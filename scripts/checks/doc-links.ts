import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../lib/paths.ts'
import { report, type SourceFile, sourceFiles } from './source-files.ts'

// Links between our own documents lead somewhere, and so do the paths that comments name.

const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm
/** A file by its path from the root. */
const PATH =
  /\b(?:deploy|gateway|proto|scripts|services|web)\/[\w./-]*\.(?:css|json|md|mjs|proto|sql|tsx?|ya?ml)\b/g

const inDocuments = sourceFiles('.md').flatMap(brokenLinks)
const inComments = sourceFiles('.ts', '.tsx', '.mjs', '.proto').flatMap(brokenPaths)
report('doc-links', [...inDocuments, ...inComments])

function brokenLinks({ path, text }: SourceFile): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return targets
    .filter((target) => !/^([a-z]+:|#)/.test(target))
    .map((target) => target.split('#', 1)[0] ?? '')
    .filter((target) => !existsSync(join(ROOT, dirname(path), target)))
    .map((target) => `${path}: links to ${target}, which is not there`)
}

function brokenPaths({ path, text }: SourceFile): string[] {
  const named = [...text.matchAll(COMMENT)].flatMap(([comment]) => comment.match(PATH) ?? [])
  return named
    .filter((target) => !existsSync(join(ROOT, target)))
    .map((target) => `${path}: a comment names ${target}, which is not there`)
}
