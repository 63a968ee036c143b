import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { answerOf, api } from '../../api/client.ts'
import { explanationOf } from '../../api/errors.ts'
import type { Stop } from '../../api/types.ts'
import { dashboardTabPath, paths } from '../../paths.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Page } from '../../ui/page/page.tsx'
import { SubmitError } from '../../ui/submit-error.tsx'
import { isLinkOver } from './confirm-page.tsx'
import { useSecret } from './use-secret.ts'

const stopQuery = (token: string) =>
  queryOptions({
    queryKey: ['stop', token],
    queryFn: () => answerOf(api.GET('/api/v1/stop', { params: { query: { token } } })),
    enabled: token !== '',
  })

/** Where the stop link of a mail leads. To open it changes nothing. */
export function StopPage() {
  const token = useSecret()
  const { data: stop, error, refetch } = useQuery(stopQuery(token))
  if (token === '' || isLinkOver(error)) return <NoLink />
  if (stop) return <OneLink token={token} stop={stop} />
  return (
    <Page title="Stop these emails" tabTitle="Stop emails">
      {error === null ? (
        <Skeleton height={96} role="status" aria-label="Looking at the link" />
      ) : (
        <LoadFailed onRetry={() => refetch()}>
          {explanationOf(error, 'We could not look at this link just now. Nothing was changed.')}
        </LoadFailed>
      )}
    </Page>
  )
}

interface Words {
  readonly title: string
  readonly about: string
  readonly button: string
  readonly done: string
}

const WORDS: { readonly [Kind in Stop['kind']]: Words } = {
  reminder: {
    title: 'Stop this reminder?',
    about:
      'You will get no more emails and notifications from this reminder. It stays on your dashboard, switched off.',
    button: 'Stop this reminder',
    done: 'This reminder is stopped. You can switch it on again on your dashboard.',
  },
  letter: {
    title: 'Unsubscribe from the letter?',
    about: 'Our weekly email letter will not come to this address any more.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed. Our letter will not come to this address any more.',
  },
  psalm: {
    title: 'Stop the daily psalm?',
    about: 'The psalm of the day will not come by email any more. Your plan stays as it is.',
    button: 'Stop the daily psalm',
    done: 'The daily psalm is stopped. You can switch it on again on your account page.',
  },
}

function OneLink({ token, stop: { kind, stopped } }: { token: string; stop: Stop }) {
  const client = useQueryClient()
  const stop = useMutation({
    mutationFn: (all: boolean) =>
      answerOf(api.POST('/api/v1/stop', { params: { query: { token } }, body: all ? { all } : {} })),
    onSuccess: (answer) => client.setQueryData(stopQuery(token).queryKey, answer),
  })
  const { title, about, button, done } = WORDS[kind]
  const ask = (all: boolean) => stop.isPending || stop.mutate(all)

  if (stop.isSuccess && stop.variables)
    return (
      <Stopped kind={kind}>
        All your reminders are stopped. You can switch them on again on your dashboard.
      </Stopped>
    )
  if (stop.isSuccess) return <Stopped kind={kind}>{done}</Stopped>
  if (stopped)
    return (
      <Stopped kind={kind} wasBefore>
        {done}
      </Stopped>
    )
  return (
    <Page title={title} tabTitle="Stop emails">
      <Stack align="flex-start">
        <Text>{about}</Text>
        <SubmitError
          message={explanationOf(stop.error, 'It could not be stopped. Please try again in a moment.')}
        />
        <Button size="lg" loading={stop.isPending && !stop.variables} onClick={() => ask(false)}>
          {button}
        </Button>
        {kind === 'reminder' && (
          <Button
            variant="subtle"
            color="gray"
            loading={stop.isPending && stop.variables}
            onClick={() => ask(true)}
          >
            Stop all my reminders
          </Button>
        )}
      </Stack>
    </Page>
  )
}

interface StoppedProps {
  kind: Stop['kind']
  /** It was stopped before this page was opened. */
  wasBefore?: boolean
  children: string
}

const BACK: { readonly [Kind in Stop['kind']]: { readonly to: string; readonly name: string } } = {
  reminder: { to: dashboardTabPath('reminders'), name: 'Open my reminders' },
  letter: { to: paths.home, name: 'Go to the start page' },
  psalm: { to: paths.account, name: 'Open my account' },
}

function Stopped({ kind, wasBefore = false, children }: StoppedProps) {
  const { to, name } = BACK[kind]
  return (
    <Page
      title={wasBefore ? 'Already stopped' : 'Stopped'}
      tabTitle={wasBefore ? 'Already stopped' : 'Stopped'}
    >
      <Text role="status" mb="xl">
        {children}
      </Text>
      <Button variant="default" component={Link} to={to}>
        {name}
      </Button>
    </Page>
  )
}

function NoLink() {
  return (
    <Page title="This link is not complete" tabTitle="Link not complete">
      <Text role="alert" mb="xl">
        A part of the address is missing, or it was changed. Please open the link in the mail once more. Your
        reminders are also on your dashboard, where you can switch them off.
      </Text>
      <Button variant="default" component={Link} to={dashboardTabPath('reminders')}>
        Open my reminders
      </Button>
    </Page>
  )
}
