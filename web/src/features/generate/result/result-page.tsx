import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Citation, RewriteChange } from '../../../api/types.ts'
import { generationPath } from '../../../paths.ts'
import type { FinishedGeneration } from '../../../prayer/generation.ts'
import { PassageHelp } from '../../../prayer/plain-words/passage-help.tsx'
import { PrayerText } from '../../../prayer/text/prayer-text.tsx'
import { paragraphsOfWording, spokenSentences, type Wording } from '../../../prayer/text/segments.ts'
import { Verse } from '../../../prayer/text/verse.tsx'
import { showShape } from '../../../preferences.ts'
import { Page } from '../../../ui/page/page.tsx'
import { SubmitError } from '../../../ui/submit-error.tsx'
import { CrisisCard, Fineprint, SomebodyAnswers } from '../help.tsx'
import { AboutThisPrayer } from './about-this-prayer.tsx'
import { type Edit, EditPrayer, useEdit } from './edit-prayer.tsx'
import { ListenToPrayer } from './listen/listen-to-prayer.tsx'
import readPrayerClasses from './read-prayer.module.css'
import classes from './result-page.module.css'
import { RewritePanel } from './rewrite-panel.tsx'
import { SavePrayer, useSaving } from './save-prayer.tsx'
import versionsLineClasses from './versions-line.module.css'

interface ResultPageProps {
  userId: string
  generation: FinishedGeneration
  /** Why the prayer could not be written again; it is the one before that stands here. */
  refusal: string | undefined
  /** What the other one was to be like. */
  wish: RewriteChange | undefined
  onRewrite: (change: RewriteChange) => void
  onAnother: () => void
}

/** The prayer, and below it what one can do with it. Help comes before both (GEN-25). */
export function ResultPage(props: ResultPageProps) {
  const { userId, generation, refusal, wish, onRewrite, onAnother } = props
  const { result: written } = generation
  const [shape, setShape] = useState(showShape.read)
  const edit = useEdit(userId, written)
  const saving = useSaving(userId, generation, edit)
  return (
    <Page
      title="Your prayer"
      actions={
        !edit.isOpen && (
          <Button
            variant="subtle"
            className={classes.shape}
            onClick={() => {
              showShape.write(!shape)
              setShape(!shape)
            }}
          >
            {shape ? 'Hide the shape' : 'Show the shape'}
          </Button>
        )
      }
    >
      {generation.crisis && <CrisisCard crisis={generation.crisis} />}
      {refusal !== undefined && (
        <div className={classes.refusal}>
          <SubmitError message={`${refusal} This is the prayer you had; nothing of it is lost.`} />
        </div>
      )}
      {edit.isOpen ? (
        <EditPrayer edit={edit} isLocked={saving.isLocked} />
      ) : (
        <ReadPrayer
          wording={edit.wording}
          citations={generation.citations}
          shape={shape}
          edit={edit}
          isLocked={saving.isLocked}
        />
      )}
      {!edit.isOpen && <ListenToPrayer key={edit.text} sentences={spokenSentences(edit.wording)} />}
      {written.is_heavy && <SomebodyAnswers />}
      <Versions id={generation.id} versions={generation.versions} />
      <SavePrayer userId={userId} generation={generation} edit={edit} saving={saving} onAnother={onAnother} />
      <AboutThisPrayer generation={generation} isOpen={refusal !== undefined}>
        <RewritePanel generation={generation} wish={wish} isEdited={edit.isMade} onRewrite={onRewrite} />
      </AboutThisPrayer>
      <Fineprint withoutLines={generation.crisis !== undefined} />
    </Page>
  )
}

interface ReadPrayerProps {
  wording: Wording
  citations: readonly Citation[]
  shape: boolean
  edit: Edit
  /** It is being saved as it stands. */
  isLocked: boolean
}

/** The prayer to be read, and prayed. Its verses stand where they are prayed, once, with their source. */
export function ReadPrayer({ wording, citations, shape, edit, isLocked }: ReadPrayerProps) {
  return (
    <>
      <article
        data-print
        aria-label="Prayer"
        tabIndex={-1}
        ref={edit.hasEnded ? focusIt : undefined}
        className={readPrayerClasses.prayer}
      >
        <PrayerText
          paragraphs={paragraphsOfWording(wording)}
          citations={citations}
          shape={shape}
          renderVerse={(citation) => (
            <Verse citation={citation}>
              <PassageHelp citation={citation} />
            </Verse>
          )}
        />
      </article>
      {edit.isMade && (
        <p className={readPrayerClasses.own}>
          Some of these words are your own.
          {!isLocked && (
            <Button variant="subtle" onClick={edit.takeBack}>
              Back to the prayer as it was written
            </Button>
          )}
        </p>
      )}
    </>
  )
}

function focusIt(prayer: HTMLElement | null): void {
  prayer?.focus()
}

interface VersionsProps {
  id: string
  /** Oldest first. */
  versions: readonly string[]
}

/** Where there are several: which one this is, and the way to the others. The one on the screen is the one saved. */
export function Versions({ id, versions }: VersionsProps) {
  const index = versions.indexOf(id)
  const [previous, next] = [versions[index - 1], versions[index + 1]]
  if (versions.length < 2) return null
  return (
    <section aria-label="Versions of this prayer" className={versionsLineClasses.versions}>
      <p className={versionsLineClasses.which}>
        Version {index + 1} of {versions.length}. The one you see is the one that is saved.
      </p>
      <Group gap={10}>
        {previous && (
          <Button variant="default" component={Link} to={generationPath(previous)}>
            Previous version
          </Button>
        )}
        {next && (
          <Button variant="default" component={Link} to={generationPath(next)}>
            Next version
          </Button>
        )}
      </Group>
    </section>
  )
}
