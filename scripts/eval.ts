import { runProgram } from './lib/system/run-program.ts'

// `pnpm eval`: the scorecard of the writing, with its bounds; exit code 1 when one is missed.
runProgram('services/prayers/eval/run.ts')
