/** A pause that can be ended early. */
export interface Alarm {
  /** Ends the pause. When there is none at the moment, the next one ends at once. */
  ring(): void
  /** Pauses for `ms`, until the alarm rings or until `signal` aborts. Never throws. */
  pause(ms: number, signal: AbortSignal): Promise<void>
}

export function createAlarm(): Alarm {
  let isRung = false
  let end: (() => void) | undefined
  return {
    ring() {
      isRung = true
      end?.()
    },
    pause: (ms, signal) =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', finish)
          isRung = false
          end = undefined
          resolve()
        }
        const timer = setTimeout(finish, ms)
        signal.addEventListener('abort', finish, { once: true })
        end = finish
        if (isRung || signal.aborted) finish()
      }),
  }
}
