import { OpenAiWriterError, type Wait } from './error.ts'

/** Guards one writing: everything ends at once when its caller aborts or time runs out. */
export interface Watch extends Disposable {
  /** For the SDK: closes the connection. */
  readonly signal: AbortSignal
  /**
   * Waits for `work`, at most `ms`. Throws OpenAiWriterError `aborted` or `timeout` at once when it is over, and then
   * everything under this watch is over.
   */
  within<Result>(wait: Wait, ms: number, work: Promise<Result>): Promise<Result>
  /** Lets time pass. Throws as `within`. */
  pause(ms: number): Promise<void>
}

/** Watches from now on, for at most `totalMs`. Disposing of it closes what is still open. */
export function startWatch(caller: AbortSignal, totalMs: number): Watch {
  const controller = new AbortController()
  const { signal } = controller
  const { promise: over, reject } = Promise.withResolvers<never>()
  over.catch(() => undefined)
  const end = (error: OpenAiWriterError) => {
    reject(error)
    controller.abort()
  }
  const runOut = (wait: Wait) => end(new OpenAiWriterError('timeout', { wait }))
  const onAbort = () => end(new OpenAiWriterError('aborted'))
  const total = setTimeout(runOut, totalMs, 'total')
  if (caller.aborted) onAbort()
  caller.addEventListener('abort', onAbort, { once: true })
  return {
    signal,
    async within(wait, ms, work) {
      const timer = setTimeout(runOut, ms, wait)
      try {
        return await Promise.race([over, work])
      } finally {
        clearTimeout(timer)
      }
    },
    async pause(ms) {
      let timer: NodeJS.Timeout | undefined
      const passed = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ms)
      })
      await Promise.race([over, passed]).finally(() => clearTimeout(timer))
    },
    [Symbol.dispose]() {
      clearTimeout(total)
      caller.removeEventListener('abort', onAbort)
      controller.abort()
    },
  }
}
