import { killChildren } from '../system/child.ts'
import { whenRunnerIsGone } from '../system/parent-watch.mjs'

/** By then each layer has had its time to end in order, and what still runs is killed. */
const KILL_AFTER_MS = 13_000
/** After this a stop that hangs all the same is cut short. */
const STOP_WITHIN_MS = 15_000

/**
 * Runs something long-lived until a person or the system ends it: Ctrl-C, SIGTERM, a terminal that closes, or the end
 * of whoever started us. `work` brings it up and puts what must end into `resources`; `interrupted` aborts when it is
 * asked to end before it is up. Resolves when everything has ended.
 */
export async function untilInterrupted(
  work: (resources: AsyncDisposableStack, interrupted: AbortSignal) => Promise<void>,
): Promise<void> {
  // A terminal that is gone, or a `| head` that has seen enough, must not end us before our children.
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  const interruption = Promise.withResolvers<void>()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => interruption.resolve())
  process.once('disconnect', () => interruption.resolve())
  process.channel?.unref()
  whenRunnerIsGone(() => interruption.resolve())

  const interrupted = new AbortController()
  const resources = new AsyncDisposableStack()
  let isUp = false
  const up = work(resources, interrupted.signal).then(() => {
    isUp = true
  })
  try {
    await Promise.race([up.then(() => interruption.promise), interruption.promise])
    setTimeout(killChildren, KILL_AFTER_MS).unref()
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    if (!isUp) interrupted.abort()
    await up.catch(() => {})
  } finally {
    await resources.disposeAsync()
  }
}
