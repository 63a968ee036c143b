/** In a row, before nobody is made to wait for the model any more. */
const FAILURES_MAX = 5
/** Then one writing tries whether it is well again. */
const OPEN_MS = 30_000

/** How a call ended, as far as it tells whether the endpoint is well. */
export type CallOutcome = 'answered' | 'failed' | 'unknown'

export interface Pass {
  /** Called once, at the end of the call. */
  end(outcome: CallOutcome): void
}

export interface Breaker {
  /** Leave to call, or undefined while the endpoint is left alone. */
  enter(): Pass | undefined
}

export interface BreakerOptions {
  readonly failuresMax?: number
  readonly openMs?: number
  /** Milliseconds that only ever grow. */
  readonly now?: () => number
}

/**
 * Stops calling what keeps failing. Closed, it counts failures in a row; after `failuresMax` it opens and refuses for
 * `openMs`; then it lets one call through, which closes it or opens it again.
 */
export function circuitBreaker(options: BreakerOptions = {}): Breaker {
  const { failuresMax = FAILURES_MAX, openMs = OPEN_MS, now = () => performance.now() } = options
  let failures = 0
  let openUntil: number | undefined
  let isProbing = false
  // Calls that began before the breaker last changed its mind have no say afterwards.
  let era = 0

  const open = () => {
    era += 1
    openUntil = now() + openMs
  }
  const close = () => {
    era += 1
    openUntil = undefined
  }
  const probe = (): Pass | undefined => {
    if (openUntil === undefined || isProbing || now() < openUntil) return undefined
    isProbing = true
    return once((outcome) => {
      isProbing = false
      if (outcome === 'failed') open()
      if (outcome === 'answered') close()
    })
  }
  const call = (): Pass => {
    const startedIn = era
    return once((outcome) => {
      if (startedIn !== era || outcome === 'unknown') return
      failures = outcome === 'failed' ? failures + 1 : 0
      if (failures < failuresMax) return
      failures = 0
      open()
    })
  }
  return { enter: () => (openUntil === undefined ? call() : probe()) }
}

function once(end: (outcome: CallOutcome) => void): Pass {
  let isOver = false
  return {
    end(outcome) {
      if (isOver) return
      isOver = true
      end(outcome)
    },
  }
}
