import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Preloaded into every process of the local stack (`--import`). Loading modules leaves up to 200 MB of garbage pages
// behind, most of it because Node reads a package's package.json again for each of its modules, and one has 180 KB.
// V8 keeps such pages for later use. Six processes on somebody's laptop should not: this hands them back to the system
// when the process has come to rest.
setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc') as (options: {
  type: string
  flavor: string
  execution: string
}) => Promise<void>

const LOOK_EVERY_MS = 5_000
/** Less than this share of a processor is rest. */
const REST = 0.05
const WORTH_IT_BYTES = 4 * 1024 * 1024

let sinceLast = process.cpuUsage()
let tidyBytes = 0
setInterval(async () => {
  const { user, system } = process.cpuUsage(sinceLast)
  sinceLast = process.cpuUsage()
  const atRest = (user + system) / 1000 < LOOK_EVERY_MS * REST
  if (!atRest || process.memoryUsage.rss() < tidyBytes + WORTH_IT_BYTES) return
  await gc({ type: 'major', flavor: 'last-resort', execution: 'async' })
  tidyBytes = process.memoryUsage.rss()
}, LOOK_EVERY_MS).unref()
