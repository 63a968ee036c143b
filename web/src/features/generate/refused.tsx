import { Alert, Anchor, Button, Group, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { isStatus, messageOf } from '../../api/errors.ts'
import { paths } from '../../paths.ts'
import { type GenerationNow, InvalidAnswer, type WaitingFor } from '../../prayer/generation.ts'
import { PrayerText } from '../../prayer/text/prayer-text.tsx'
import { Verse } from '../../prayer/text/verse.tsx'
import { useIsLate } from '../../ui/hooks/use-elapsed.ts'
import { Page } from '../../ui/page/page.tsx'
import { SubmitError } from '../../ui/submit-error.tsx'
import composingClasses from './composing-page.module.css'
import { CrisisCard } from './help.tsx'
import classes from './prayer-form.module.css'

export interface Refusal {
  readonly message: string
  /** All free prayers are used, and this was not for somebody in danger (D-19). */
  readonly isAtLimit: boolean
}

/** Why there is no prayer, for the person (GEN-16, GEN-17). */
export function refusalOf(error: Error | null, reason?: string): Refusal {
  const message =
    error instanceof InvalidAnswer
      ? 'Received invalid response from server'
      : reason || messageOf(error, 'Failed to generate prayer. Please try again.')
  return { message, isAtLimit: isStatus(error, 402) }
}

/** Why there is no prayer, and where it goes on from here. */
export function Refused({ refusal }: { refusal: Refusal | undefined }) {
  if (!refusal) return null
  return (
    <div>
      <SubmitError message={refusal.message} />
      {refusal.isAtLimit && (
        <p className={classes.onward}>
          Your words stay here.{' '}
          <Anchor component={Link} to={paths.subscribe} inherit fw={600}>
            View Subscription Plans
          </Anchor>
        </p>
      )}
    </div>
  )
}

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
    <div className={composingClasses.arriving}>
      <Page title="Composing your prayer">
        {crisis && <CrisisCard crisis={crisis} />}
        <div className={composingClasses.verse}>
          {verse ? <Verse citation={verse} /> : <Text c="dimmed">Looking for a verse to begin with…</Text>}
        </div>
        {/* Whole sentences are announced as they come, and withdrawn words are not read out again. */}
        <div aria-live="polite" aria-relevant="additions">
          <PrayerText paragraphs={movements} citations={citations} flowing />
        </div>
        <div className={composingClasses.bar}>
          <Button variant="default" onClick={onCancel} loading={cancelling}>
            Cancel
          </Button>
          <Text role="status" className={composingClasses.news}>
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

interface UnavailablePrayerProps {
  /** The server will not show it, now or later. */
  isGone: boolean
  /** What the server says about a prayer that it has not begun. */
  message: string | undefined
  onRetry: () => void
  /** Gives up a prayer that was asked for and is not there yet. */
  onCancel: (() => void) | undefined
}

/** The prayer cannot be shown just now, or ever. */
export function UnavailablePrayer({ isGone, message = KEPT, onRetry, onCancel }: UnavailablePrayerProps) {
  return (
    <Page title={isGone ? 'No prayer here' : 'Your prayer'}>
      {isGone ? (
        <Text mb="xl">{GONE}</Text>
      ) : (
        <Alert color="clay" role="alert" mb="xl">
          {message}
        </Alert>
      )}
      <Group>
        {!isGone && <Button onClick={onRetry}>Try again</Button>}
        {isGone || !onCancel ? (
          <Button variant="default" component={Link} to={paths.generate}>
            Generate another
          </Button>
        ) : (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Group>
    </Page>
  )
}

const GONE =
  'There is no prayer to show at this address. A prayer that is not saved is kept for seven days; one that you saved is in your journal.'
const KEPT = 'The server cannot show your prayer just now. Nothing is lost: please try again in a moment.'
