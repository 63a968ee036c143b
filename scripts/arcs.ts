import { runProgram } from './lib/system/run-program.ts'

// `pnpm arcs [id…]`: what is wrong with the arc files, where two say the same, and which needs situations find.
runProgram('services/prayer-engine/src/arcs/check-files.ts')
