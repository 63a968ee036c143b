import { useTimeout } from '@mantine/hooks'
import { useLocation, useNavigate } from 'react-router-dom'
import { messageOf } from '../../../api/errors.ts'
import { isAtLimit, useMe } from '../../../api/me.ts'
import { paths } from '../../../paths.ts'
import { notify } from '../../../ui/notify.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { PAYWALL_STATE } from '../../../ui/paywall.tsx'
import { ComposingPage } from './composing-page.tsx'
import { InvalidAnswer } from './composition.ts'
import { FormPage } from './form-page.tsx'
import { isBrokenLine, useCancel, useComposition } from './queries.ts'
import { ResultPage } from './result-page.tsx'
import { useAsking } from './use-asking.ts'

const REDIRECT_MS = 100

interface GeneratePageProps {
  userId: string
  /** The person asked for the prayer they have not saved yet. */
  openLast: boolean
}

/** Form, then composing, then the result: one address, three pages. */
export function GeneratePage({ userId, openLast }: GeneratePageProps) {
  const inCrisis = useLocation().state?.inCrisis === true
  const me = useMe()
  const { asking, ask, leave, drop } = useAsking(userId, openLast)
  const { data, error, failureReason, isError } = useComposition(asking)
  const cancel = useCancel(asking)

  if (asking && data?.prayer)
    return (
      <ResultPage
        request={asking.generation.request}
        composition={data}
        prayer={data.prayer}
        onAnother={leave}
      />
    )
  if (asking && !isError)
    return (
      <ComposingPage
        composition={data}
        reconnecting={failureReason !== null}
        cancelling={cancel.isPending}
        limited={me.data?.premium_status === false}
        onCancel={() =>
          cancel.mutate(undefined, {
            onSuccess: drop,
            onError: () => notify.failure('The prayer could not be cancelled. Please try again.'),
          })
        }
      />
    )
  if (me.isPending) return <PageSkeleton />
  // A prayer lost on the way may be the last free one: its owner must be able to fetch it.
  if (me.data && isAtLimit(me.data) && !inCrisis && !(isError && isBrokenLine(error))) return <ToPaywall />
  return <FormPage userId={userId} refusal={refusalOf(error)} onAsk={ask} />
}

/** At the limit the way leads to the dashboard, which says so (GEN-20). */
function ToPaywall() {
  const navigate = useNavigate()
  useTimeout(() => navigate(paths.dashboard, { replace: true, state: PAYWALL_STATE }), REDIRECT_MS, {
    autoInvoke: true,
  })
  return <PageSkeleton />
}

function refusalOf(error: Error | null): string | undefined {
  if (error === null) return undefined
  if (error instanceof InvalidAnswer) return 'Received invalid response from server'
  return messageOf(error, 'Failed to generate prayer. Please try again.')
}
