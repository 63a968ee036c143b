import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { answerOf, api } from '../../api/client.ts'
import { useConfig } from '../../api/config.ts'
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
  /** Where it had ended before this page was opened. */
  readonly before: string
}

const WORDS: { readonly [Kind in Stop['kind']]: Words } = {
  reminder: {
    title: 'Stop this reminder?',
    about:
      'You will get no more emails and notifications from this reminder. It stays on your dashboard, switched off.',
    button: 'Stop this reminder',
    done: 'This reminder is stopped. You can switch it on again on your dashboard.',
    before: 'This reminder is switched off or deleted. It sends you nothing.',
  },
  letter: {
    title: 'Unsubscribe from the letter?',
    about: 'Our weekly email letter will no longer come to this address.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed. Our letter will no longer come to this address.',
    before: 'This address is not subscribed. Our letter does not come to it.',
  },
  psalm: {
    title: 'Stop the daily psalm?',
    about: 'The psalm of the day will no longer come by email. Your plan stays as it is.',
    button: 'Stop the daily psalm',
    done: 'The daily psalm is stopped. You can switch it on again on your account page.',
    before:
      'The daily psalm does not come to you. With a yearly plan you can switch it on again on your account page.',
  },
}

function OneLink({ token, stop: { kind, stopped } }: { token: string; stop: Stop }) {
  const client = useQueryClient()
  const stop = useMutation({
    mutationFn: (all: boolean) =>
      answerOf(api.POST('/api/v1/stop', { params: { query: { token } }, body: all ? { all } : {} })),
    onSuccess: (answer) => client.setQueryData(stopQuery(token).queryKey, answer),
  })
  const { title, about, button, done, before } = WORDS[kind]
  const ask = (all: boolean) => stop.isPending || stop.mutate(all)

  if (stop.isSuccess && stop.variables)
    return (
      <Stopped kind={kind}>
        All your reminders are stopped. You can switch them on again on your dashboard.
      </Stopped>
    )
  if (stop.isSuccess) return <Stopped kind={kind}>{done}</Stopped>
  const failed = (
    <SubmitError
      message={explanationOf(stop.error, 'It could not be stopped. Please try again in a moment.')}
    />
  )
  const stopAll = kind === 'reminder' && (
    <Button variant="default" loading={stop.isPending && stop.variables} onClick={() => ask(true)}>
      Stop all my reminders
    </Button>
  )
  if (stopped)
    return (
      <Stopped kind={kind} wasBefore more={stopAll}>
        {before}
        {failed}
      </Stopped>
    )
  return (
    <Page title={title} tabTitle="Stop emails">
      <Stack align="flex-start">
        <Text>{about}</Text>
        {failed}
        <Button size="lg" loading={stop.isPending && !stop.variables} onClick={() => ask(false)}>
          {button}
        </Button>
        {stopAll}
      </Stack>
    </Page>
  )
}

interface StoppedProps {
  kind: Stop['kind']
  /** It was stopped before this page was opened. */
  wasBefore?: boolean
  /** What else can be stopped. */
  more?: ReactNode
  children: ReactNode
}

const BACK: { readonly [Kind in Stop['kind']]: { readonly to: string; readonly name: string } } = {
  reminder: { to: dashboardTabPath('reminders'), name: 'Open my reminders' },
  letter: { to: paths.home, name: 'Go to the start page' },
  psalm: { to: paths.account, name: 'Open my account' },
}

function Stopped({ kind, wasBefore = false, more, children }: StoppedProps) {
  const { to, name } = BACK[kind]
  return (
    <Page
      title={wasBefore ? 'Already stopped' : 'Stopped'}
      tabTitle={wasBefore ? 'Already stopped' : 'Stopped'}
    >
      <Text component="div" role="status" mb="xl">
        {children}
      </Text>
      <Group>
        <Button variant="default" component={Link} to={to}>
          {name}
        </Button>
        {more}
      </Group>
    </Page>
  )
}

function NoLink() {
  const { supportEmail } = useConfig()
  return (
    <Page title="This link is not complete" tabTitle="Link not complete">
      <Text role="alert" mb="md">
        A part of the address is missing, or it was changed. Nothing was stopped. Please open the link in the
        email once more.
      </Text>
      <Text mb="xl">
        You can also switch reminders off on your dashboard, and the daily psalm on your account page. If the
        letter still comes to you, write to{' '}
        <Anchor href={`mailto:${supportEmail}`} inherit>
          {supportEmail}
        </Anchor>
        .
      </Text>
      <Group>
        <Button variant="default" component={Link} to={dashboardTabPath('reminders')}>
          Open my reminders
        </Button>
        <Button variant="default" component={Link} to={paths.account}>
          Open my account
        </Button>
      </Group>
    </Page>
  )
}
