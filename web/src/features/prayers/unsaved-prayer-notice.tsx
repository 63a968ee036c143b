import { Alert, Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { keptPrayer, useKeptPrayer } from './kept-prayer.ts'
import { type KeptPrayer, settled, shownVersion } from './versions.ts'

interface UnsavedPrayerNoticeProps {
  userId: string
  /** The way back to it: past what was refused, or also past what nobody waits for any more. */
  wayBack?: (kept: KeptPrayer) => KeptPrayer | undefined
}

/** A prayer that was written and not saved is not lost yet. */
export function UnsavedPrayerNotice({ userId, wayBack = settled }: UnsavedPrayerNoticeProps) {
  const kept = useKeptPrayer(userId)
  const last = kept && wayBack(kept)
  const version = last && shownVersion(last)
  if (!version || version.saved) return null
  return (
    <Alert color="sage" mb="xl">
      Your last prayer is not saved yet.{' '}
      <Anchor
        component={Link}
        to={paths.generate}
        state={{ openLast: true }}
        onClick={() => keptPrayer.change(wayBack)}
        inherit
        fw={600}
      >
        Read it again
      </Anchor>
    </Alert>
  )
}
