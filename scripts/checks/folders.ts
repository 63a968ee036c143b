import { dirname } from 'node:path'
import { report, sourceFiles } from './source-files.ts'

// A folder is read at a glance: at most 20 files of code, tests not counted. A fuller one wants a folder for a subject.

const FILES_MAX = 20

/** Folders that were fuller when the rule came: none may grow, and one that fits leaves the list. */
const FULLER: Readonly<Record<string, number>> = {
  'services/identity/src/http': 22,
  'services/identity/src/use-cases': 24,
  'services/prayers/src/http': 23,
  'web/build': 23,
  'web/e2e': 35,
  'web/src/app': 48,
  'web/src/features/account': 37,
  'web/src/features/prayers': 25,
  'web/src/features/prayers/generate': 41,
  'web/src/features/prayers/journal': 31,
  'web/src/ui': 28,
}

const counts: Record<string, number> = {}
for (const { path } of sourceFiles('.ts', '.tsx', '.mjs')) {
  if (/\.test\.tsx?$/.test(path)) continue
  const folder = dirname(path)
  counts[folder] = (counts[folder] ?? 0) + 1
}

report('folders', [
  ...Object.entries(counts)
    .filter(([folder, count]) => count > (FULLER[folder] ?? FILES_MAX))
    .map(
      ([folder, count]) =>
        `${folder}: ${count} files, at most ${FULLER[folder] ?? FILES_MAX} may stand there`,
    ),
  ...Object.keys(FULLER)
    .filter((folder) => (counts[folder] ?? 0) <= FILES_MAX)
    .map((folder) => `${folder}: fits now, and leaves the list in scripts/checks/folders.ts`),
])
