import { runProgram } from './lib/system/run-program.ts'

// `pnpm read [--needs FILE] [--beside FILE]`: forty needs with their prayers as a sheet for readers.
runProgram('services/prayer-engine/eval/read.ts')
