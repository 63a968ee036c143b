// The first thing every command runs: `node scripts/bootstrap.mjs <command> [...]`. It needs Node 18 and npm, brings
// what the checkout needs (Node 24, pnpm, the packages) into .cache and node_modules, and hands over to
// scripts/<command>.ts. When everything is there this takes a few milliseconds.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Problem } from './lib/problem.mjs'
import { whenRunnerIsGone } from './lib/system/parent-watch.mjs'
import { bringPackages, bringTools, CACHE } from './lib/tools.mjs'

try {
  await main(process.argv[2] ?? 'help', process.argv.slice(3))
} catch (error) {
  if (!(error instanceof Problem)) throw error
  console.error(`\n${error.message}\n  ${error.fix}`)
  process.exitCode = 1
}

async function main(command, args) {
  const program = join(dirname(fileURLToPath(import.meta.url)), `${command}.ts`)
  if (!existsSync(program)) throw new Problem(`There is no command "${command}".`, 'npm run help')
  process.env.SELAH_BEGUN_AT ??= String(Date.now())
  // Compiled once, TypeScript included: every later start of every process is quicker and 20 MB smaller.
  process.env.NODE_COMPILE_CACHE ??= join(CACHE, 'compiled')
  const node = await bringTools()
  await bringPackages()
  if (node === process.execPath) {
    module.enableCompileCache()
    process.argv = [node, program, ...args]
    await import(pathToFileURL(program).href)
  } else {
    await handOver(node, [program, ...args])
  }
}

/** Becomes a mere go-between: signals pass on, and the end of either is the end of the other. */
async function handOver(node, args) {
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  whenRunnerIsGone(() => child.kill('SIGTERM'))
  process.exitCode = await new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
