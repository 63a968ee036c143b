import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PrayerRequest } from '../../api/types.ts'
import { GENERATE_HEADING } from '../../paths.ts'
import { pendingRequest } from '../../prayer/pending-request.ts'
import {
  EMPTY_DRAFT,
  type PrayerDraft,
  prayerDraft,
  readPsalm,
  toRequest,
  withPending,
} from '../../prayer/prayer-draft.ts'
import { UnsavedPrayerNotice } from '../../prayer/unsaved-prayer-notice.tsx'
import { notify } from '../../ui/notify.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Fineprint } from './help.tsx'
import { PrayerForm } from './prayer-form.tsx'
import type { Refusal } from './refused.tsx'
import { useLanguageNotice } from './use-language-notice.ts'

interface FormPageProps {
  userId: string
  refusal: Refusal | undefined
  onAsk: (request: PrayerRequest) => void
}

export function FormPage({ userId, refusal, onAsk }: FormPageProps) {
  const [params, setParams] = useSearchParams()
  const wanted = readPsalm(params.get('psalm'))
  const [initial] = useState(() => startingDraft(userId, wanted))
  const language = useLanguageNotice()

  // What was typed before signing in is in the form now; from here on it is a draft like any other (AUT-19).
  useEffect(() => {
    if (pendingRequest.find(userId) === undefined) return
    prayerDraft.keep(userId, initial)
    pendingRequest.forget()
    notify.info('Your words are here. Please choose a category and a mood.')
  }, [userId, initial])

  // The psalm is in the form now: reloading does not bring it back after it was taken out.
  useEffect(() => {
    if (wanted === '') return
    prayerDraft.keep(userId, initial)
    setParams({}, { replace: true, preventScrollReset: true })
  }, [userId, initial, wanted, setParams])

  return (
    <Page title={GENERATE_HEADING} tabTitle="Generate a prayer">
      <UnsavedPrayerNotice />
      <PrayerForm
        initial={initial}
        onChange={(draft) => {
          language.reset()
          prayerDraft.keep(userId, draft)
        }}
        onSubmit={(draft) => {
          prayerDraft.keep(userId, draft)
          language.check(draft.situation, () => onAsk(toRequest(draft)))
        }}
        isChecking={language.isChecking}
        notice={language.notice}
        refusal={refusal}
      />
      <Fineprint />
    </Page>
  )
}

function startingDraft(userId: string, psalm: string): PrayerDraft {
  const found = prayerDraft.find(userId) ?? EMPTY_DRAFT
  const draft = psalm === '' ? found : { ...found, psalm }
  const pending = pendingRequest.find(userId)
  return pending === undefined ? draft : withPending(draft, pending)
}
