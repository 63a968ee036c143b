import { Alert, Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { keptPrayer, useKeptPrayer } from './kept-prayer.ts'
import { settled, shownVersion } from './versions.ts'

/** A prayer that was written and not saved is not lost yet. */
export function UnsavedPrayerNotice({ userId }: { userId: string }) {
  const kept = useKeptPrayer(userId)
  const last = kept && settled(kept)
  const version = last && shownVersion(last)
  if (!version || version.saved) return null
  return (
    <Alert color="sage" mb="xl">
      Your last prayer is not saved yet.{' '}
      <Anchor
        component={Link}
        to={paths.generate}
        state={{ openLast: true }}
        onClick={() => keptPrayer.change(settled)}
        inherit
        fw={600}
      >
        Read it again
      </Anchor>
    </Alert>
  )
}
