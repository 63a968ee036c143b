import { Anchor, Button, Group, Loader, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useConfig } from '../../api/config.ts'
import { meQuery } from '../../api/me.ts'
import { subscriptionQuery } from '../../api/subscription.ts'
import { paths } from '../../paths.ts'
import { useSignedIn } from '../../session/session.ts'
import { prayersRemaining } from '../../ui/format.ts'
import { PartNotLoaded } from '../../ui/load-failed.tsx'
import { notify } from '../../ui/notify.tsx'
import { Page } from '../../ui/page/page.tsx'
import { canShare, copyText, shareWithDevice } from '../../ui/share.ts'
import classes from './thank-you-page.module.css'

const INCLUDED = ['Unlimited prayers', 'Voice narration', 'Personal journal', 'Priority support']

/** How long the payment provider may take to say that somebody has paid (D-46), and how often it is asked. */
const LOOKING_MS = 30_000
const ASK_EVERY_MS = 2500

/** Says what the payment provider says of the person's plan, and nothing that it does not (D-46). */
export function ThankYouPage() {
  const { name } = useSignedIn()
  const { data: me } = useQuery(meQuery)
  const share = useShareWithFriend()
  return (
    <Page title={`Thank you, ${(me ? me.name : name) || 'Friend'}`} tabTitle="Thank you">
      <Standing />
      <Group mt="xl">
        <Button component={Link} to={paths.generate}>
          Generate My First Prayer
        </Button>
        <Button variant="default" component={Link} to={paths.dashboard}>
          Go to Dashboard
        </Button>
        <Button variant="default" onClick={share}>
          Share with a Friend
        </Button>
      </Group>
    </Page>
  )
}

function Standing() {
  const { subscription, hasPaid, isLooking, lookAgain } = useLooking()
  if (subscription?.subscribed) return <Active />
  if (isLooking) return <Looking />
  if (!subscription) {
    return <PartNotLoaded onRetry={lookAgain}>We could not look up your subscription just now.</PartNotLoaded>
  }
  const isPending = subscription.status === 'incomplete' || (hasPaid && subscription.stale)
  return isPending ? <Pending onRetry={lookAgain} /> : <NotFound />
}

/** Asks until there is a plan. Somebody who comes from no payment is told at once that there is none. */
function useLooking() {
  const [search] = useSearchParams()
  const hasPaid = search.has('session_id')
  const [round, setRound] = useState(0)
  const isInTime = useIsInTime(LOOKING_MS, round)
  const { data, isError, isFetching, refetch } = useQuery({
    ...subscriptionQuery,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => hasPaid && isInTime && !state.data?.subscribed && ASK_EVERY_MS,
  })
  return {
    // One that failed to be asked again is old news.
    subscription: isError ? undefined : data,
    hasPaid,
    isLooking: (hasPaid && isInTime) || (isFetching && !data),
    lookAgain() {
      setRound(round + 1)
      void refetch()
    },
  }
}

/** True for so long, and again from each new round on. */
function useIsInTime(forMs: number, round: number): boolean {
  const [over, setOver] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setOver(round), forMs)
    return () => clearTimeout(timer)
  }, [forMs, round])
  return over !== round
}

function Active() {
  return (
    <div role="status">
      <p className={classes.words}>Your subscription is active. It includes:</p>
      <ul className={classes.included}>
        {INCLUDED.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  )
}

function Looking() {
  return (
    <Group role="status" gap="md" wrap="nowrap">
      <Loader size="sm" aria-hidden="true" />
      <p className={classes.words}>We are asking the payment provider about your subscription.</p>
    </Group>
  )
}

function Pending({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="status">
      <p className={classes.words}>
        Your payment is not confirmed yet. That can take a few minutes, and needs nothing of you: your plan
        begins by itself.
      </p>
      <Button mt="md" variant="default" onClick={onRetry}>
        Look again
      </Button>
    </div>
  )
}

function NotFound() {
  const { supportEmail } = useConfig()
  const { email } = useSignedIn()
  const { data: me } = useQuery(meQuery)
  return (
    <div role="status">
      <p className={classes.words}>
        We found no subscription for your account{email && `, ${email}`}.{' '}
        {me && `You are on the Free Plan, with ${prayersRemaining(me.prayers_remaining ?? 0)}.`}
      </p>
      <Text mt="sm" c="dimmed">
        If you have paid with another account, sign in with that one. If not, write to{' '}
        <Anchor href={`mailto:${supportEmail}`} inherit>
          {supportEmail}
        </Anchor>
        : no payment is lost.
      </Text>
    </div>
  )
}

/** THX-04: the device's own sharing where there is one, else the link on the clipboard. */
function useShareWithFriend() {
  const { product, baseUrl } = useConfig()
  const failed = `The link could not be shared. It is ${baseUrl}`
  return async () => {
    if (!canShare()) return copyText(baseUrl, { done: 'Link copied', failed })
    await shareWithDevice({ title: product, url: baseUrl }).catch(() => notify.failure(failed))
  }
}
