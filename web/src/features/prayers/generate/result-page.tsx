import { Button } from '@mantine/core'
import { useState } from 'react'
import { Page } from '../../../ui/page.tsx'
import { SubmitError } from '../../../ui/submit-error.tsx'
import { AboutThisPrayer } from './about-this-prayer.tsx'
import { CrisisCard } from './crisis-card.tsx'
import { EditPrayer } from './edit-prayer.tsx'
import { Fineprint } from './fineprint.tsx'
import { ReadPrayer } from './read-prayer.tsx'
import classes from './result-page.module.css'
import type { ResultPageProps } from './result-page-props.ts'
import { SavePrayer } from './save-prayer.tsx'
import { showShape } from './show-shape.ts'
import { SomebodyAnswers } from './somebody-answers.tsx'
import { useEdit } from './use-edit.ts'
import { useSaving } from './use-saving.ts'
import { Versions } from './versions-line.tsx'

/** The prayer, and below it what one can do with it. Help comes before both (GEN-25). */
export function ResultPage(props: ResultPageProps) {
  const { prayer, version, composition, written, refusal, onStep, onAnother } = props
  const [shape, setShape] = useState(showShape.read)
  const edit = useEdit(version, written)
  const saving = useSaving(prayer.userId, version, written, edit)
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
      {composition.crisis && <CrisisCard crisis={composition.crisis} />}
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
          citations={composition.citations}
          shape={shape}
          edit={edit}
          isLocked={saving.isLocked}
        />
      )}
      {written.is_heavy && <SomebodyAnswers />}
      <Versions prayer={prayer} version={version} onStep={onStep} />
      <SavePrayer
        userId={prayer.userId}
        version={version}
        written={written}
        edit={edit}
        saving={saving}
        onAnother={onAnother}
      />
      <AboutThisPrayer {...props} />
      <Fineprint />
    </Page>
  )
}
