import { setTimeout as delay } from 'node:timers/promises'

export interface RetryOptions {
  readonly signal: AbortSignal
  readonly onError: (error: unknown) => void
  readonly firstMs?: number
  readonly longestMs?: number
}

/**
 * Runs `work` again and again until `signal` aborts: at once after it resolves, after a growing, jittered
 * pause when it throws. Work that went well for longer than the longest pause starts with the first pause again.
 * For loops that must outlive any outage of what they depend on.
 */
export async function keepRunning(work: () => Promise<void>, options: RetryOptions): Promise<void> {
  const { signal, onError, firstMs = 200, longestMs = 5_000 } = options
  let pauseMs = 0
  while (!signal.aborted) {
    const startedAt = performance.now()
    try {
      await work()
      pauseMs = 0
    } catch (error) {
      if (signal.aborted) return
      pauseMs = nextPause(pauseMs, performance.now() - startedAt, { firstMs, longestMs })
      onError(error)
      await sleep(pauseMs * (0.5 + Math.random() / 2), signal)
    }
  }
}

/** The pause after a failure: the first, then twice the one before, and the first again after a long time without one. */
export function nextPause(
  pauseMs: number,
  wentWellMs: number,
  { firstMs, longestMs }: { firstMs: number; longestMs: number },
): number {
  if (pauseMs === 0 || wentWellMs > longestMs) return firstMs
  return Math.min(pauseMs * 2, longestMs)
}

/** Waits, or returns early when `signal` aborts. Never throws. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined)
}
