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
