import { OpenAiWriterError } from './error.ts'

/** An endpoint that asks for more is left alone, and the composer writes. */
const RETRY_AFTER_MS_MAX = 5_000

/**
 * Tries once more after what may pass by itself: 429, 5xx, and connections that fail. What timed out is
 * not tried again, since somebody is waiting. `attempt` ends with the first words, so that nothing is written twice.
 */
export async function withOneRetry<Result>(
  attempt: () => Promise<Result>,
  { pause, pauseMs }: { pause: (ms: number) => Promise<void>; pauseMs: number },
): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    const askedMs = pauseAskedBy(error)
    if (askedMs === undefined) throw error
    await pause(Math.max(pauseMs, askedMs))
    return attempt()
  }
}

/** How long the endpoint wants to be left alone, or undefined when trying again makes no sense. */
function pauseAskedBy(error: unknown): number | undefined {
  if (!(error instanceof OpenAiWriterError)) return undefined
  const { reason, retryAfterMs = 0 } = error
  return reason === 'unavailable' && retryAfterMs <= RETRY_AFTER_MS_MAX ? retryAfterMs : undefined
}
