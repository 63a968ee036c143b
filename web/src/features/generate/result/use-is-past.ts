import { useEffect, useState } from 'react'

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
