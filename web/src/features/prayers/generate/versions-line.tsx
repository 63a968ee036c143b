import { Button, Group } from '@mantine/core'
import type { KeptPrayer, PrayerVersion } from '../versions.ts'
import classes from './versions-line.module.css'

interface VersionsProps {
  prayer: KeptPrayer
  version: PrayerVersion
  onStep: (by: -1 | 1) => void
}

/** Where there are several: which one this is, and the way to the others. The one on the screen is the one saved. */
export function Versions({ prayer, version, onStep }: VersionsProps) {
  const finished = prayer.versions.filter(({ state }) => state === 'finished')
  const index = finished.findIndex(({ key }) => key === version.key)
  if (finished.length < 2) return null
  return (
    <section aria-label="Versions of this prayer" className={classes.versions}>
      <p className={classes.which}>
        Version {index + 1} of {finished.length}. The one you see is the one that is saved.
      </p>
      <Group gap={10}>
        {index > 0 && (
          <Button variant="default" onClick={() => onStep(-1)}>
            Go back to the one before
          </Button>
        )}
        {index < finished.length - 1 && (
          <Button variant="default" onClick={() => onStep(1)}>
            Go on to the newer one
          </Button>
        )}
      </Group>
    </section>
  )
}
