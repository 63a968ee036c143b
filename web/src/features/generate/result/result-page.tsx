import { Button } from '@mantine/core'
import { useState } from 'react'
import type { RewriteChange } from '../../../api/types.ts'
import type { FinishedGeneration } from '../../../prayer/generation.ts'
import { showShape } from '../../../preferences.ts'
import { Page } from '../../../ui/page/page.tsx'
import { SubmitError } from '../../../ui/submit-error.tsx'
import { CrisisCard } from '../crisis-card.tsx'
import { Fineprint } from '../fineprint.tsx'
import { SomebodyAnswers } from '../somebody-answers.tsx'
import { AboutThisPrayer } from './about-this-prayer.tsx'
import { EditPrayer } from './edit-prayer.tsx'
import { ReadPrayer } from './read-prayer.tsx'
import classes from './result-page.module.css'
import { RewritePanel } from './rewrite-panel.tsx'
import { SavePrayer } from './save-prayer.tsx'
import { useEdit } from './use-edit.ts'
import { useSaving } from './use-saving.ts'
import { Versions } from './versions-line.tsx'

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
