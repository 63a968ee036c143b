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
import { CATEGORIES } from '../../prayer/text/words.ts'
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
  const wanted = wantedIn(params)
  const [initial] = useState(() => startingDraft(userId, wanted))
  const language = useLanguageNotice()

  // What was typed before signing in is in the form now; from here on it is a draft like any other (AUT-19).
  useEffect(() => {
    if (pendingRequest.find(userId) === undefined) return
    prayerDraft.keep(userId, initial)
    pendingRequest.forget()
    notify.info('Your words are here. Please choose a category and a mood.')
  }, [userId, initial])

  // What the address asked for is in the form now: reloading does not bring it back after it was taken out.
  const isAsking = Object.keys(wanted).length > 0
  useEffect(() => {
    if (!isAsking) return
    prayerDraft.keep(userId, initial)
    setParams({}, { replace: true, preventScrollReset: true })
  }, [userId, initial, isAsking, setParams])

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

/** A link may bring a psalm to pray from, and the link of a reminder its category. */
function wantedIn(params: URLSearchParams): Partial<PrayerDraft> {
  const psalm = readPsalm(params.get('psalm'))
  const category = CATEGORIES.find((each) => each === params.get('category'))
  return { ...(psalm && { psalm }), ...(category && { category }) }
}

function startingDraft(userId: string, wanted: Partial<PrayerDraft>): PrayerDraft {
  const draft = { ...(prayerDraft.find(userId) ?? EMPTY_DRAFT), ...wanted }
  const pending = pendingRequest.find(userId)
  return pending === undefined ? draft : withPending(draft, pending)
}
