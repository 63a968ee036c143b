import { dirname } from 'node:path'
import { report, sourceFiles } from './source-files.ts'

// A folder is read at a glance: at most 20 files of code, tests not counted. A fuller one wants a folder for a subject.

const FILES_MAX = 20

const counts: Record<string, number> = {}
for (const { path } of sourceFiles('.ts', '.tsx', '.mjs')) {
  if (/\.(test|spec)\.tsx?$/.test(path)) continue
  const folder = dirname(path)
  counts[folder] = (counts[folder] ?? 0) + 1
}

report(
  'folders',
  Object.entries(counts)
    .filter(([, count]) => count > FILES_MAX)
    .map(([folder, count]) => `${folder}: ${count} files, at most ${FILES_MAX} may stand there`),
)
