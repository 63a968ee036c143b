import { useEffect, useState } from 'react'

const SLOW_MS = 8000

/** Whether somebody has been waiting for long by now: then they are told that it is not their doing. */
export function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}

export const SLOW_WORDS = 'This is taking longer than usual. Thank you for waiting.'

/** Whether nothing new has come for this long. */
export function useIsLate(what: unknown, afterMs: number): boolean {
  const [late, setLate] = useState<{ readonly what: unknown }>()
  useEffect(() => {
    const timer = setTimeout(() => setLate({ what }), afterMs)
    return () => clearTimeout(timer)
  }, [what, afterMs])
  return late !== undefined && late.what === what
}

/** Whether a moment is over; turns true when it passes while somebody looks. */
export function useIsPast(moment: string): boolean {
  const [now, setNow] = useState(Date.now)
  const remaining = Date.parse(moment) - now

  useEffect(() => {
    if (remaining <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), remaining + 50)
    return () => clearTimeout(timer)
  }, [remaining])

  return remaining <= 0
}
