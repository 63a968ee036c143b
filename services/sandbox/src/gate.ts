/** Where streams wait until a test lets them go on. */
export interface Gate {
  /** Resolves at the next `open`, or when `signal` aborts. */
  pass(signal: AbortSignal): Promise<void>
  /** Lets everybody through who waits now, and says how many they were. Who comes later waits for the next time. */
  open(): number
}

export function openableGate(): Gate {
  const waiting = new Set<() => void>()
  return {
    pass: (signal) =>
      new Promise((resolve) => {
        const go = () => {
          waiting.delete(go)
          resolve()
        }
        if (signal.aborted) return go()
        signal.addEventListener('abort', go, { once: true })
        waiting.add(go)
      }),
    open() {
      const passing = [...waiting]
      for (const go of passing) go()
      return passing.length
    },
  }
}
