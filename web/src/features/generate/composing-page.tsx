import { Button, Text } from '@mantine/core'
import type { GenerationNow, WaitingFor } from '../../prayer/generation.ts'
import { PrayerText } from '../../prayer/text/prayer-text.tsx'
import { Verse } from '../../prayer/text/verse.tsx'
import { Page } from '../../ui/page/page.tsx'
import classes from './composing-page.module.css'
import { CrisisCard } from './crisis-card.tsx'
import { useIsLate } from './use-is-late.ts'

/** What this prayer is to the person who asked: writing again costs nothing, and some people have no limit. */
type Costs = 'a prayer' | 'nothing' | 'uncounted'

interface ComposingPageProps {
  generation: GenerationNow | undefined
  waitingFor: WaitingFor | undefined
  cancelling: boolean
  costs: Costs
  onCancel: () => void
}

/** The chosen verse is there at once; the prayer flows in beneath it, and the way out never leaves the screen. */
export function ComposingPage({ generation, waitingFor, cancelling, costs, onCancel }: ComposingPageProps) {
  const { movements = [], citations = [], crisis } = generation ?? {}
  const [verse] = citations
  const isLate = useIsLate(generation, LATE_MS)
  return (
    <div className={classes.arriving}>
      <Page title="Composing your prayer">
        {crisis && <CrisisCard crisis={crisis} />}
        <div className={classes.verse}>
          {verse ? <Verse citation={verse} /> : <Text c="dimmed">Looking for a verse to begin with…</Text>}
        </div>
        {/* Whole sentences are announced as they come, and withdrawn words are not read out again. */}
        <div aria-live="polite" aria-relevant="additions">
          <PrayerText paragraphs={movements} citations={citations} flowing />
        </div>
        <div className={classes.bar}>
          <Button variant="default" onClick={onCancel} loading={cancelling}>
            Cancel
          </Button>
          <Text role="status" className={classes.news}>
            {waitingFor ? WAITING[waitingFor] : newsOf(costs, movements.length > 0, isLate)}
          </Text>
        </div>
      </Page>
    </div>
  )
}

const WAITING = {
  connection: 'The connection was lost. Taking it up again…',
  server: 'It did not work at once. Asking again in a moment…',
} as const

/** Nothing new for this long wants a word. */
const LATE_MS = 8000

function newsOf(costs: Costs, begun: boolean, isLate: boolean): string {
  const price = priceOf(costs, begun)
  if (!isLate) return price
  return begun
    ? `This is taking longer than usual. It is still being written. ${price}`
    : `This is taking longer than usual. You can wait or cancel; nothing is lost. ${price}`
}

function priceOf(costs: Costs, begun: boolean): string {
  if (costs === 'uncounted') return ''
  if (costs === 'nothing') return 'This uses no prayer. Cancel brings back the one you had.'
  return begun ? 'Once words have come, cancelling still uses this prayer.' : 'Cancelling now uses no prayer.'
}
