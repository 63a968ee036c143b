import { Alert, Button, Group, Skeleton, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useMe } from '../../api/me.ts'
import type { Me } from '../../api/types.ts'
import { paths } from '../../paths.ts'
import { prayersRemaining } from '../../ui/format.ts'
import { SLOW_WORDS, useIsSlow } from '../../ui/hooks/use-elapsed.ts'
import { notify } from '../../ui/notify.tsx'
import { AccountSection } from './account-section.tsx'

/** The plan, as the server knows it at this moment (ACC-08). */
export function SubscriptionSection() {
  const { data: me, isPending, isFetching, refetch } = useMe({ always: true })
  const refresh = async () => {
    const { isError } = await refetch()
    if (isError) notify.failure('Failed to check subscription status')
    else notify.success('Subscription status updated')
  }
  return (
    <AccountSection title="Subscription">
      {me && <Standing me={me} />}
      {!me && isPending && <Waiting />}
      {!me && !isPending && (
        <Alert color="gray" mb="md">
          Your plan could not be loaded.
        </Alert>
      )}
      <Group gap="sm">
        {me && !me.premium_status && (
          <Button component={Link} to={paths.subscribe}>
            Upgrade to Premium
          </Button>
        )}
        <Button variant="default" loading={isFetching} onClick={refresh}>
          Refresh Status
        </Button>
      </Group>
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

function Standing({ me }: { me: Me }) {
  return (
    <div>
      <Text fw={600}>{me.premium_status ? 'Premium' : 'Free Plan'}</Text>
      <Text mb="md">
        {me.premium_status ? 'Unlimited prayers and features' : prayersRemaining(me.prayers_remaining ?? 0)}
      </Text>
    </div>
  )
}
