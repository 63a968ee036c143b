import { Alert, Button, Group, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { meQuery } from '../../api/me.ts'
import { isPremium, useSubscription } from '../../api/subscription.ts'
import type { Me, Subscription } from '../../api/types.ts'
import { paths } from '../../paths.ts'
import { PLAN_NAMES, prayersRemaining } from '../../ui/format.ts'
import { SLOW_WORDS, useIsSlow } from '../../ui/hooks/use-elapsed.ts'
import { dateInWords } from '../../ui/moments.ts'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import { notify } from '../../ui/notify.tsx'
import { AccountSection } from './account-section.tsx'
import { useOpenPortal } from './open-portal.ts'

/** The plan, as the payment provider knows it at this moment (ACC-03 to ACC-09). */
export function SubscriptionSection() {
  const { data: me, refetch: askMe } = useQuery(meQuery)
  const { data: subscription, isFetching, refetch } = useSubscription()
  const premium = isPremium(me, subscription)
  const refresh = async () => {
    const [{ data, isError }] = await Promise.all([refetch(), askMe()])
    if (isError || data?.stale) notify.failure('Failed to check subscription status')
    else notify.success('Subscription status updated')
  }
  return (
    <AccountSection title="Subscription">
      {premium === undefined && (isFetching ? <Waiting /> : <NotLoaded />)}
      {premium === true && <Premium subscription={subscription} />}
      {premium === false && <Free me={me} status={subscription?.status} />}
      <NeedsConnection reason="You are offline. Changing your plan needs the connection.">
        <Group gap="sm">
          {premium === false && hasEnded(subscription?.status) && (
            <Button component={Link} to={paths.subscribe}>
              Upgrade to Premium
            </Button>
          )}
          {/* Somebody who had a plan once still reads their invoices there. */}
          {(premium || subscription?.status) && <ManageSubscription />}
          <Button variant="default" loading={isFetching} onClick={refresh}>
            Refresh Status
          </Button>
        </Group>
      </NeedsConnection>
    </AccountSection>
  )
}

function Waiting() {
  const isSlow = useIsSlow()
  return (
    <div role="status" aria-label="Loading your plan">
      <Skeleton height={52} mb="md" />
      {isSlow && (
        <Text c="dimmed" mb="md">
          {SLOW_WORDS}
        </Text>
      )}
    </div>
  )
}

function NotLoaded() {
  return (
    <Alert color="gray" mb="md">
      Your plan could not be loaded.
    </Alert>
  )
}

function Premium({ subscription }: { subscription: Subscription | undefined }) {
  return (
    <div>
      <Text fw={600}>
        {['Premium', subscription?.plan && PLAN_NAMES[subscription.plan]].filter(Boolean).join(', ')}
      </Text>
      <Text>Unlimited prayers and features</Text>
      <Text mb="md" c="dimmed">
        {whatComesNext(subscription)}
      </Text>
    </div>
  )
}

/** When the next payment is due, or when it ends. */
export function whatComesNext(subscription: Subscription | undefined): string {
  const { status, cancel_at: endsAt, current_period_end: paidUntil } = subscription ?? {}
  if (status === 'past_due')
    return 'Your last payment failed. Please check your card under Manage Subscription.'
  if (endsAt) return `Your plan ends on ${dateInWords(endsAt)}, and is not charged again.`
  return paidUntil ? `Your next payment is on ${dateInWords(paidUntil)}.` : ''
}

function Free({ me, status }: { me: Me | undefined; status: string | undefined }) {
  return (
    <div>
      <Text fw={600}>Free Plan</Text>
      <Text mb="md">{prayersRemaining(me?.prayers_remaining ?? 0)}</Text>
      {!hasEnded(status) && <Text mb="md">{status === 'incomplete' ? NOT_CONFIRMED : RESTS}</Text>}
    </div>
  )
}

/** Whether there is no subscription that could go on: only then can another one be bought. */
function hasEnded(status: string | undefined): boolean {
  return status === undefined || status === 'canceled' || status === 'incomplete_expired'
}

const NOT_CONFIRMED = 'Your payment is not confirmed yet. Your plan begins by itself when it is.'
const RESTS =
  'Your plan rests, because a payment did not go through or was taken back. Check your card under Manage Subscription, and it goes on.'

/** Cards, invoices and leaving are at the payment provider's (ACC-05). */
function ManageSubscription() {
  const opening = useOpenPortal()
  return (
    <>
      <Button variant="default" aria-disabled={opening.isPending} onClick={opening.open}>
        {opening.isPending ? 'Loading...' : 'Manage Subscription'}
      </Button>
      <Button variant="subtle" aria-disabled={opening.isPending} onClick={opening.open}>
        Invoices
      </Button>
    </>
  )
}
