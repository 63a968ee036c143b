import { Button, Text } from '@mantine/core'
import { Page } from '../../../ui/page.tsx'
import { PrayerText } from '../prayer-text.tsx'
import { Verse } from '../verse.tsx'
import classes from './composing-page.module.css'
import type { Composition } from './composition.ts'
import { CrisisCard } from './crisis-card.tsx'

interface ComposingPageProps {
  composition: Composition | undefined
  /** The line broke and is being taken up again. */
  reconnecting: boolean
  cancelling: boolean
  /** Whether a prayer counts for this person at all. */
  limited: boolean
  onCancel: () => void
}

/** The chosen verse is there at once; the prayer flows in beneath it, and the way out never leaves the screen. */
export function ComposingPage({
  composition,
  reconnecting,
  cancelling,
  limited,
  onCancel,
}: ComposingPageProps) {
  const movements = composition?.movements ?? []
  const [verse] = composition?.citations ?? []
  return (
    <div className={classes.arriving}>
      <Page title="Composing your prayer">
        {composition?.crisis && <CrisisCard crisis={composition.crisis} />}
        <div className={classes.verse}>
          {verse ? <Verse citation={verse} /> : <Text c="dimmed">Looking for a verse to begin with…</Text>}
        </div>
        {/* Whole sentences are announced as they come, and withdrawn words are not read out again. */}
        <div aria-live="polite" aria-relevant="additions">
          <PrayerText paragraphs={movements} flowing />
        </div>
        <div className={classes.bar}>
          <Button variant="default" onClick={onCancel} loading={cancelling}>
            Cancel
          </Button>
          <Text role="status" className={classes.news}>
            {newsOf({ reconnecting, limited, begun: movements.length > 0 })}
          </Text>
        </div>
      </Page>
    </div>
  )
}

function newsOf({
  reconnecting,
  limited,
  begun,
}: {
  reconnecting: boolean
  limited: boolean
  begun: boolean
}) {
  if (reconnecting) return 'The connection was lost. Taking it up again…'
  if (!limited) return ''
  return begun ? 'Once words have come, cancelling still uses this prayer.' : 'Cancelling now uses no prayer.'
}
