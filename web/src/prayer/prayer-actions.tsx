import { Button } from '@mantine/core'
import type { Citation } from '../api/types.ts'
import { copyPrayer } from './copy-prayer.ts'

interface PrayerActionsProps {
  prayer: string
  citations: readonly Citation[]
}

/** What one can do with any prayer on the screen. */
export function PrayerActions({ prayer, citations }: PrayerActionsProps) {
  return (
    <>
      <Button variant="default" onClick={() => copyPrayer(prayer, citations)}>
        Copy
      </Button>
      <Button variant="default" onClick={() => window.print()}>
        Print
      </Button>
    </>
  )
}
