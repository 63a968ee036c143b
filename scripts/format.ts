import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './lib/paths.ts'

/** Formats everything, or the paths given, and mends what the linter can mend. */
const paths = process.argv.slice(2)
const { status } = spawnSync(
  join(ROOT, 'node_modules', '.bin', 'biome'),
  [
    'check',
    '--config-path',
    join(ROOT, 'scripts', 'config'),
    '--write',
    ...(paths.length > 0 ? paths : ['.']),
  ],
  { cwd: ROOT, stdio: 'inherit' },
)
process.exitCode = status ?? 1
