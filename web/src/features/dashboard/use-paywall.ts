import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isAtLimit } from '../../api/me.ts'
import type { Me } from '../../api/types.ts'
import { wantsPaywall } from '../../ui/paywall-state.ts'

const DELAY_MS = 500

// One loading of the page is one visit: it is said once, and a person who has put it away is left in peace (D-19).
let saidThisVisit = false

/**
 * The paywall over the dashboard: half a second after it has loaded for somebody at the limit, and at once
 * when an attempt to pray led here or a button asks for it.
 */
export function usePaywall(me: Me | undefined) {
  const location = useLocation()
  const navigate = useNavigate()
  const sentHere = wantsPaywall(location.state)
  const [opened, setOpened] = useState(sentHere)
  const atLimit = me !== undefined && isAtLimit(me)

  useEffect(() => {
    if (sentHere) saidThisVisit = true
    if (!atLimit || saidThisVisit) return
    const timer = setTimeout(() => {
      saidThisVisit = true
      setOpened(true)
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [atLimit, sentHere])

  return {
    // Who has paid meanwhile, in another tab perhaps, is asked for nothing any more.
    opened: opened && (me === undefined || atLimit),
    open: () => setOpened(true),
    close: () => {
      setOpened(false)
      // A reload must not bring back what was put away.
      if (sentHere) navigate(location.pathname + location.search, { replace: true, state: null })
    },
  }
}
