import { useEffect, useState } from 'react'

/** Whether a moment is over; turns true when it passes while somebody looks. */
export function useIsPast(moment: string | undefined): boolean {
  const [now, setNow] = useState(Date.now)
  const at = moment === undefined ? Number.POSITIVE_INFINITY : Date.parse(moment)
  const remaining = at - now

  useEffect(() => {
    if (remaining <= 0 || !Number.isFinite(remaining)) return
    const timer = setTimeout(() => setNow(Date.now()), remaining + 50)
    return () => clearTimeout(timer)
  }, [remaining])

  return remaining <= 0
}
