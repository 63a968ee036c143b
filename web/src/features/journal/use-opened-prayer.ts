import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * Which prayer is open, and whether it is being shared, as the address says: Back closes, and a reload keeps it
 * open. What was opened from here is closed by going back, so that the way back does not open it again.
 */
export function useOpenedPrayer() {
  const [params] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const left = useRef<string>(undefined)
  const prayerId = params.get('prayer') ?? undefined

  const openWith = (name: 'prayer' | 'share', value: string) => {
    const next = new URLSearchParams(params)
    next.set(name, value)
    navigate({ search: next.toString() }, { preventScrollReset: true, state: { opened: name } })
  }
  const close = (name: 'prayer' | 'share') => {
    // Going back takes a moment; a second Escape meanwhile must not leave the page.
    if (left.current === key) return
    left.current = key
    if (state?.opened === name) return navigate(-1)
    const next = new URLSearchParams(params)
    if (name === 'prayer') next.delete('prayer')
    next.delete('share')
    return navigate({ search: next.toString() }, { replace: true, preventScrollReset: true })
  }

  return {
    prayerId,
    isSharing: prayerId !== undefined && params.has('share'),
    open: (id: string) => openWith('prayer', id),
    close: () => close('prayer'),
    share: () => openWith('share', 'yes'),
    closeShare: () => close('share'),
  }
}
