import { spawn } from 'node:child_process'
import { ROOT } from './lib/paths.ts'

// `pnpm eval`: the scorecard of the writing, with its bounds; exit code 1 when one is missed.
const child = spawn(process.execPath, ['services/prayers/eval/run.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
})
child.once('exit', (code) => {
  process.exitCode = code ?? 1
})
