import { Button, Group, Skeleton, VisuallyHidden } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useConfig } from '../../api/config.ts'
import { useMe } from '../../api/me.ts'
import type { Me } from '../../api/types.ts'
import { paths } from '../../paths.ts'
import { useSignedIn } from '../../session/session.ts'
import { prayersRemaining } from '../../ui/format.ts'
import { PartNotLoaded } from '../../ui/load-failed.tsx'
import { notify } from '../../ui/notify.tsx'
import { Page } from '../../ui/page/page.tsx'
import { canShare, copyText, shareWithDevice } from '../../ui/share.ts'
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
      {!isFetching && isError && (
        <PartNotLoaded onRetry={() => refetch()}>
          We could not look up your subscription just now.
        </PartNotLoaded>
      )}
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

/** THX-04: the device's own sharing where there is one, else the link on the clipboard. */
function useShareWithFriend() {
  const { product, baseUrl } = useConfig()
  const failed = `The link could not be shared. It is ${baseUrl}`
  return async () => {
    if (!canShare()) return copyText(baseUrl, { done: 'Link copied', failed })
    await shareWithDevice({ title: product, url: baseUrl }).catch(() => notify.failure(failed))
  }
}
