import type { ServerResponse } from 'node:http'

/** The answers being streamed. */
export interface OpenStreams {
  /** Aborts when the caller hangs up before the answer has ended, or when the sandbox stops. */
  follow(response: ServerResponse): AbortSignal
  closeAll(): void
}

export function openStreams(): OpenStreams {
  const responses = new Set<ServerResponse>()
  return {
    follow(response) {
      const controller = new AbortController()
      responses.add(response)
      response.once('close', () => {
        responses.delete(response)
        if (!response.writableFinished) controller.abort()
      })
      return controller.signal
    },
    closeAll() {
      for (const response of responses) response.destroy()
    },
  }
}
