import { useTimeout } from '@mantine/hooks'
import { lazy, Suspense, useDeferredValue } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { isAtLimit, useMe } from '../../api/me.ts'
import { GENERATE_HEADING, generationPath, paths } from '../../paths.ts'
import { isFinished } from '../../prayer/generation.ts'
import { useSignedIn } from '../../session/session.ts'
import { notify } from '../../ui/notify.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { PAYWALL_STATE } from '../../ui/paywall-state.ts'
import { FormPage } from './form-page.tsx'
import { type PageState, useOneGeneration, viewOf } from './generation/use-one-generation.ts'
import { ComposingPage, refusalOf, UnavailablePrayer } from './refused.tsx'

const REDIRECT_MS = 100
const AT_LEISURE_MS = 1500

// A third of what this address would load, and not needed before there is a prayer.
const loadResultPage = async () => ({ default: (await import('./result/result-page.tsx')).ResultPage })
const ResultPage = lazy(loadResultPage)

/** The form, and at an address of its own each prayer: while it is written, and to be read. */
export function GeneratePage() {
  const { userId } = useSignedIn()
  // PostgreSQL and the device write ids in small letters.
  const id = useParams().id?.toLowerCase()
  return <Generate key={id} userId={userId} id={id} />
}

interface GenerateProps {
  userId: string
  /** In the address, once a prayer was asked for. */
  id: string | undefined
}

function Generate({ userId, id }: GenerateProps) {
  const state: PageState | null = useLocation().state
  const navigate = useNavigate()
  const me = useMe()
  const wasPending = useDeferredValue(me.isPending)
  const { asked, start, reading, cancel, ask } = useOneGeneration(userId, id)
  // While somebody is still writing, so that the line may break later.
  useTimeout(() => loadResultPage().catch(() => {}), AT_LEISURE_MS, { autoInvoke: true })

  const generation = reading.data
  const view = viewOf({
    id,
    isAsked: asked !== undefined,
    startError: start.error,
    generation,
    readError: reading.isFetching ? null : reading.error,
    isBeingCancelled: cancel.isPending,
    isMePending: me.isPending || wasPending,
    isAtLimit: me.data !== undefined && isAtLimit(me.data),
    isInCrisis: state?.inCrisis === true,
  })
  const change = asked && 'rewrite_of' in asked.body ? asked.body : undefined
  const before = change?.rewrite_of ?? generation?.rewriteOf
  const wayBack = before === undefined ? paths.generate : generationPath(before)
  const inCrisis = state?.inCrisis === true && { inCrisis: true }

  const stop = () =>
    id !== undefined &&
    cancel.mutate(id, {
      onError: () => {
        notify.failure(MAY_COUNT)
        navigate(wayBack, { replace: true, state: { ...inCrisis } })
      },
    })

  switch (view) {
    case 'loading':
      return <PageSkeleton heading={id === undefined ? GENERATE_HEADING : undefined} />
    case 'paywall':
      return <ToPaywall />
    case 'underway':
      return <Navigate to={generationPath(asked?.id ?? '')} replace state={state} />
    case 'form':
      return <FormPage userId={userId} refusal={state?.refusal} onAsk={ask} />
    case 'composing':
      return (
        <ComposingPage
          generation={generation}
          waitingFor={start.waitingFor ?? generation?.waitingFor}
          cancelling={cancel.isPending}
          costs={before ? 'nothing' : me.data?.premium_status === false ? 'a prayer' : 'uncounted'}
          onCancel={stop}
        />
      )
    case 'cancelled':
      return <Navigate to={wayBack} replace state={{ ...inCrisis }} />
    case 'refused': {
      const refusal = refusalOf(start.error ?? reading.error, generation?.reason)
      const wish = change && { wish: change.change }
      return <Navigate to={wayBack} replace state={{ ...inCrisis, refusal, ...wish }} />
    }
    case 'result':
      return isFinished(generation) ? (
        <Suspense fallback={<PageSkeleton />}>
          <ResultPage
            userId={userId}
            generation={generation}
            refusal={state?.refusal?.message}
            wish={state?.wish}
            onRewrite={(wanted) => ask({ rewrite_of: generation.id, change: wanted })}
            onAnother={() => navigate(paths.generate, { state: { ...inCrisis } })}
          />
        </Suspense>
      ) : null
    case 'unreachable':
    case 'gone':
      return (
        <UnavailablePrayer
          isGone={view === 'gone'}
          message={start.error ? refusalOf(start.error).message : undefined}
          onRetry={start.error ? start.again : () => reading.refetch()}
          onCancel={asked && stop}
        />
      )
  }
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
