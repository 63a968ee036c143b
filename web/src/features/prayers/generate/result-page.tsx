import { Accordion, Alert, Button, Checkbox, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useConfig } from '../../../api/config.ts'
import { isStatus } from '../../../api/errors.ts'
import type { Generation, PrayerRequest } from '../../../api/types.ts'
import { paths } from '../../../paths.ts'
import { notify } from '../../../ui/notify.tsx'
import { Page } from '../../../ui/page.tsx'
import { SubmitError } from '../../../ui/submit-error.tsx'
import { copyPrayer } from '../copy-prayer.ts'
import { keepSituation } from '../keep-situation.ts'
import { keptGeneration } from '../kept-generation.ts'
import { PrayerActions } from '../prayer-actions.tsx'
import { PrayerText, paragraphsOf } from '../prayer-text.tsx'
import { Verse } from '../verse.tsx'
import type { Composition } from './composition.ts'
import { CrisisCard } from './crisis-card.tsx'
import { Fineprint } from './fineprint.tsx'
import { useSavePrayer } from './queries.ts'
import classes from './result-page.module.css'

interface ResultPageProps {
  request: PrayerRequest
  composition: Composition
  prayer: Generation
  onAnother: () => void
}

export function ResultPage({ request, composition, prayer, onAnother }: ResultPageProps) {
  const { crisis, movements, citations } = composition
  const paragraphs = movements.length > 0 ? movements : paragraphsOf(prayer.prayer)
  return (
    <Page title="Your prayer">
      {crisis && <CrisisCard crisis={crisis} />}
      <article data-print aria-label="Prayer" className={classes.prayer}>
        <PrayerText paragraphs={paragraphs} />
        {citations.length > 0 && (
          <div className={classes.verses}>
            {citations.map((citation) => (
              <Verse key={citation.reference} citation={citation} />
            ))}
          </div>
        )}
      </article>
      <WhyTheseVerses citations={citations} />
      <Save request={request} prayer={prayer} onAnother={onAnother} />
      <Fineprint />
    </Page>
  )
}

function WhyTheseVerses({ citations }: { citations: Composition['citations'] }) {
  const explained = citations.filter(({ why }) => why)
  if (explained.length === 0) return null
  return (
    <Accordion variant="default" className={classes.why}>
      <Accordion.Item value="why">
        <Accordion.Control>Why these verses</Accordion.Control>
        <Accordion.Panel>
          <ul className={classes.reasons}>
            {explained.map(({ reference, why }) => (
              <li key={reference}>
                <strong>{reference}:</strong> {why}
              </li>
            ))}
          </ul>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}

function Save({ request, prayer, onAnother }: Omit<ResultPageProps, 'composition'>) {
  const navigate = useNavigate()
  const { supportEmail } = useConfig()
  const save = useSavePrayer()
  const [withSituation, setWithSituation] = useState(keepSituation.read)

  const saveOnce = () => {
    if (save.isPending) return
    save.mutate(
      { generationId: prayer.generation_id, keepSituation: withSituation && request.situation !== undefined },
      {
        onSuccess: () => {
          keptGeneration.forget()
          notify.success('Prayer saved to your journal')
          navigate(paths.journal)
        },
      },
    )
  }

  return (
    <Stack className={classes.save}>
      {request.situation !== undefined && (
        <Checkbox
          label="Keep what I wrote with the prayer"
          checked={withSituation}
          onChange={({ currentTarget }) => {
            keepSituation.write(currentTarget.checked)
            setWithSituation(currentTarget.checked)
          }}
        />
      )}
      {isStatus(save.error, 410) ? (
        <NoLongerHeld prayer={prayer} />
      ) : (
        <SubmitError message={refusalOf(save.error)} />
      )}
      <div className={classes.actions}>
        <Button onClick={saveOnce} loading={save.isPending}>
          Save to Journal
        </Button>
        <PrayerActions prayer={prayer.prayer} citations={prayer.citations} />
        <Button variant="default" onClick={onAnother}>
          Generate Another
        </Button>
      </div>
      <div>
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.report}
          onClick={() =>
            notify.info(
              `To report this prayer, please write to ${supportEmail} and say what is wrong with it.`,
            )
          }
        >
          Report content
        </Button>
      </div>
    </Stack>
  )
}

/** The server has forgotten this prayer (7 days); the page still has it. */
function NoLongerHeld({ prayer }: { prayer: Generation }) {
  return (
    <Alert color="clay" role="alert">
      <Title order={2} size="h3" mb="xs">
        This prayer can no longer be saved
      </Title>
      We keep an unsaved prayer for seven days, and that time is over. It is still here on your screen: copy
      its text to keep it.
      <div>
        <Button mt="md" size="sm" onClick={() => copyPrayer(prayer.prayer, prayer.citations)}>
          Copy the text
        </Button>
      </div>
    </Alert>
  )
}

function refusalOf(error: Error | null): string | undefined {
  if (error === null) return undefined
  return isStatus(error, 401) ? 'Not authenticated' : 'Failed to save prayer'
}
