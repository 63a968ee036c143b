import { Skeleton, Switch, Text } from '@mantine/core'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { answerOf, api } from '../../api/client.ts'
import { useSubscription } from '../../api/subscription.ts'
import { PartNotLoaded } from '../../ui/load-failed.tsx'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import { notify } from '../../ui/notify.tsx'
import { AccountSection } from './account-section.tsx'

const psalmMailsQuery = queryOptions({
  queryKey: ['psalm-mails'],
  queryFn: () => answerOf(api.GET('/api/v1/psalm-mails')),
})

/** D-14: the daily psalm of yearly members. Nobody else sees it. */
export function PsalmSection() {
  const { data: subscription } = useSubscription()
  const isYearly = subscription?.subscribed === true && subscription.plan === 'yearly'
  return isYearly ? <DailyPsalm /> : null
}

function DailyPsalm() {
  const { data, isPending, refetch } = useQuery(psalmMailsQuery)
  return (
    <AccountSection title="Daily psalm">
      {data && <PsalmSwitch enabled={data.enabled} />}
      {!data && isPending && <Skeleton height={44} role="status" aria-label="Loading your daily psalm" />}
      {!data && !isPending && (
        <PartNotLoaded onRetry={() => refetch()}>
          We could not look up whether the daily psalm comes to you.
        </PartNotLoaded>
      )}
    </AccountSection>
  )
}

/** A switch is never disabled, which would take the focus from it: the last press counts. */
const IN_TURN = { id: 'psalm-mails' }

function PsalmSwitch({ enabled }: { enabled: boolean }) {
  const client = useQueryClient()
  const about = useId()
  const change = useMutation({
    scope: IN_TURN,
    mutationFn: (wanted: boolean) => answerOf(api.PUT('/api/v1/psalm-mails', { body: { enabled: wanted } })),
    onSuccess: (answer, wanted) => {
      client.setQueryData(psalmMailsQuery.queryKey, answer)
      notify.success(wanted ? 'The daily psalm comes to you' : 'The daily psalm is stopped')
    },
    onError: () => notify.failure('That could not be saved. Please try again.'),
  })
  return (
    <NeedsConnection reason="You are offline. Changing this needs the connection.">
      <Switch
        size="md"
        label="Send me a psalm by email each day"
        aria-describedby={about}
        checked={change.isPending ? change.variables : enabled}
        onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
      />
      <Text id={about} c="dimmed" size="sm" mt="xs">
        All 150 psalms in turn, each with a short introduction. It comes with your yearly plan.
      </Text>
    </NeedsConnection>
  )
}
