import { useEffect, useState } from 'react'

/** Whether nothing new has come for this long. */
export function useIsLate(what: unknown, afterMs: number): boolean {
  const [late, setLate] = useState<{ readonly what: unknown }>()
  useEffect(() => {
    const timer = setTimeout(() => setLate({ what }), afterMs)
    return () => clearTimeout(timer)
  }, [what, afterMs])
  return late !== undefined && late.what === what
}
