import { Alert, Button, Group, Skeleton, VisuallyHidden } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useMe } from '../../api/me.ts'
import type { Me } from '../../api/types.ts'
import { paths } from '../../paths.ts'
import { useSignedIn } from '../../session/session.ts'
import { prayersRemaining } from '../../ui/format.ts'
import { Page } from '../../ui/page/page.tsx'
import { useShareWithFriend } from './share-with-friend.ts'
import classes from './thank-you-page.module.css'

const INCLUDED = ['Unlimited prayers', 'Voice narration', 'Personal journal', 'Priority support']

/** Says what is known of the person's plan, and nothing that is not (D-46). */
export function ThankYouPage() {
  const { name } = useSignedIn()
  // The answer of another page may be older than the payment.
  const { data: me, isError, isFetching, refetch } = useMe({ always: true })
  const share = useShareWithFriend()
  return (
    <Page title={`Thank you, ${(me ? me.name : name) || 'Friend'}`} tabTitle="Thank you">
      {isFetching && <Looking />}
      {!isFetching && isError && <NotAsked onRetry={() => refetch()} />}
      {!isFetching && !isError && me && <Standing me={me} />}
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

function Standing({ me }: { me: Me }) {
  if (me.premium_status)
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
  return (
    <p role="status" className={classes.words}>
      We found no subscription for your account. You are on the Free Plan, with{' '}
      {prayersRemaining(me.prayers_remaining ?? 0)}.
    </p>
  )
}

function Looking() {
  return (
    <div>
      <VisuallyHidden role="status">Looking up your subscription</VisuallyHidden>
      <Skeleton height={22} mb="sm" aria-hidden="true" />
      <Skeleton height={22} width="70%" aria-hidden="true" />
    </div>
  )
}

function NotAsked({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert color="gray" role="status">
      <Group justify="space-between">
        We could not look up your subscription just now.
        <Button size="sm" variant="default" onClick={onRetry}>
          Try again
        </Button>
      </Group>
    </Alert>
  )
}
