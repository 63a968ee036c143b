import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PrayerRequest, RewriteChange } from '../../../api/types.ts'
import { paths } from '../../../paths.ts'
import { keptPrayer, useKeptPrayer } from '../kept-prayer.ts'
import { asked, askedAgain, dropped, isBeingWritten, shownVersion, stepped } from '../versions.ts'

/** Marks an entry of the history as the reading of the prayer: a reload of it shows the prayer, not the form. */
interface ReadingState {
  readonly openLast?: boolean
}

/**
 * The one prayer this page is about. What is being written is taken up again wherever the page is opened; a finished
 * prayer comes back where it was read, or when asked for, because somebody who comes again wants to write another.
 */
export function usePrayer(userId: string) {
  const { state, key: visit }: { state: ReadingState | null; key: string } = useLocation()
  const navigate = useNavigate()
  const kept = useKeptPrayer(userId)
  const wanted = state?.openLast === true || isBeingWritten(kept)
  const [seen, setSeen] = useState(visit)
  const [opened, setOpened] = useState(wanted)
  if (seen !== visit) {
    setSeen(visit)
    setOpened(wanted)
  }

  const prayer = opened ? kept : undefined
  const shown = prayer && shownVersion(prayer)
  const latest = prayer?.versions.at(-1)
  const isRead = shown !== undefined && !isBeingWritten(prayer)

  useEffect(() => {
    if (!isRead || state?.openLast) return
    navigate(paths.generate, { replace: true, state: { ...state, openLast: true }, preventScrollReset: true })
  }, [isRead, state, navigate])

  return {
    prayer,
    shown,
    /** What the page is about: the version that was asked for last, until it is whole; then the one to be read. */
    current: latest?.state === 'finished' ? shown : latest,
    ask(request: PrayerRequest): void {
      keptPrayer.keep(asked(keptPrayer.find(userId), userId, request))
      setOpened(true)
    },
    askAgain(of: string, change: RewriteChange): void {
      if (shown) keptPrayer.change((now) => askedAgain(now, shown, { of, change }))
    },
    /** The version before, or after. */
    step: (by: -1 | 1) => keptPrayer.change((now) => stepped(now, by)),
    /** Back to what was there before the last asking. */
    drop: () => keptPrayer.change(dropped),
    /** On to an empty form; a finished prayer can still be found again. */
    leave(): void {
      setOpened(false)
      navigate(paths.generate, { state: { ...state, openLast: false } })
    },
  }
}
