import { useTimeout } from '@mantine/hooks'
import { lazy, Suspense, useDeferredValue } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isStatus } from '../../../api/errors.ts'
import { isAtLimit, useMe } from '../../../api/me.ts'
import { GENERATE_HEADING } from '../../../headings.ts'
import { paths } from '../../../paths.ts'
import { notify } from '../../../ui/notify.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { PAYWALL_STATE } from '../../../ui/paywall-state.ts'
import { isFinal } from './asking-again.ts'
import { ComposingPage } from './composing-page.tsx'
import { NeverNamed } from './compositions.ts'
import { FormPage } from './form-page.tsx'
import { LostFromSight } from './lost-from-sight.tsx'
import { useCancel, useComposition, useIsBeingCancelled } from './queries.ts'
import { refusalOf } from './refusal.ts'
import { usePrayer } from './use-prayer.ts'

const REDIRECT_MS = 100
const AT_LEISURE_MS = 1500

// A third of what this address would load, and not needed before there is a prayer.
const loadResultPage = async () => ({ default: (await import('./result-page.tsx')).ResultPage })
const ResultPage = lazy(loadResultPage)

/** Form, then composing, then the result: one address, three pages. */
export function GeneratePage({ userId }: { userId: string }) {
  const inCrisis = useLocation().state?.inCrisis === true
  const me = useMe()
  const wasPending = useDeferredValue(me.isPending)
  const { prayer, shown, current, ask, askAgain, step, drop, leave } = usePrayer(userId)
  const writing = useComposition(current)
  const reading = useComposition(shown)
  const cancel = useCancel(current)
  const isBeingCancelled = useIsBeingCancelled(current)
  // While somebody is still writing, so that the line may break later.
  useTimeout(() => loadResultPage().catch(() => {}), AT_LEISURE_MS, { autoInvoke: true })

  // A version is marked as refused a moment before the query tells why.
  const isComing = current?.state === 'asked' || (current !== shown && writing.isFetching)
  const hasFailed = writing.isError && !writing.isFetching
  // What is being cancelled ends as a failure as well, and nobody needs to be told.
  if ((isBeingCancelled && current !== shown) || (isComing && !hasFailed))
    return (
      <ComposingPage
        composition={writing.data}
        cancelling={isBeingCancelled}
        costs={shown ? 'nothing' : me.data?.premium_status === false ? 'a prayer' : 'uncounted'}
        onCancel={() =>
          cancel.mutate(undefined, {
            onError: (error) => {
              const isLeft = shown !== undefined || error instanceof NeverNamed
              if (isLeft) drop()
              notify.failure(isLeft ? MAY_COUNT : 'The prayer could not be cancelled. Please try again.')
            },
          })
        }
      />
    )
  if (prayer && shown && reading.data?.prayer)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <ResultPage
          key={shown.key}
          prayer={prayer}
          version={shown}
          composition={reading.data}
          written={reading.data.prayer}
          refusal={current === shown ? undefined : refusalOf(writing.error)}
          onRewrite={askAgain}
          onStep={step}
          onAnother={leave}
        />
      </Suspense>
    )
  if (shown && !reading.isError) return <PageSkeleton />
  if (shown)
    return (
      <LostFromSight isGone={isFinal(reading.error)} onRetry={() => reading.refetch()} onAnother={leave} />
    )
  if (me.isPending || wasPending) return <PageSkeleton heading={GENERATE_HEADING} />
  // A prayer lost on the way may be the last free one: its owner must be able to fetch it.
  const mayBeOnItsWay = writing.isError && !isFinal(writing.error)
  if (me.data && isAtLimit(me.data) && !inCrisis && !mayBeOnItsWay) return <ToPaywall />
  const message = refusalOf(writing.error)
  const refusal = message === undefined ? undefined : { message, isAtLimit: isStatus(writing.error, 402) }
  return <FormPage userId={userId} refusal={refusal} onAsk={ask} />
}

const MAY_COUNT = 'The server could not be told. This try may count as one of those you have left.'

/** At the limit the way leads to the dashboard, which says so (GEN-20). */
function ToPaywall() {
  const navigate = useNavigate()
  useTimeout(() => navigate(paths.dashboard, { replace: true, state: PAYWALL_STATE }), REDIRECT_MS, {
    autoInvoke: true,
  })
  return <PageSkeleton />
}
