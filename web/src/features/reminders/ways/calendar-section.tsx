import { Button, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from '../../../api/client.ts'
import { explanationOf } from '../../../api/errors.ts'
import { PartNotLoaded } from '../../../ui/load-failed.tsx'
import { NeedsConnection } from '../../../ui/needs-connection.tsx'
import { notify } from '../../../ui/notify.tsx'
import { copyText } from '../../../ui/share.ts'
import { SubmitError } from '../../../ui/submit-error.tsx'
import classes from './ways.module.css'

const calendarQuery = queryOptions({
  queryKey: ['reminder-calendar'],
  queryFn: async () => (await answerOf(api.GET('/api/v1/reminders/calendar'))).url,
})

/** The secret link by which a calendar app reads the reminders. */
export function CalendarSection() {
  const { data: url, isPending, refetch } = useQuery(calendarQuery)
  return (
    <section aria-labelledby="reminder-calendar" className={classes.section}>
      <Title order={2} id="reminder-calendar" className={classes.title}>
        Your calendar
      </Title>
      <Text className={classes.text}>
        A calendar app can show the reminders for which you chose Calendar. It looks for changes by itself;
        some apps do so only once a day.
      </Text>
      {isPending && (
        <Skeleton height={44} width={220} role="status" aria-label="Looking for a calendar link" />
      )}
      {!isPending && url === undefined && (
        <PartNotLoaded onRetry={() => refetch()}>
          We could not find out whether you have a calendar link.
        </PartNotLoaded>
      )}
      {url === null && <NoLink />}
      {url && <CalendarLink url={url} />}
    </section>
  )
}

function useMakeLink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await answerOf(api.POST('/api/v1/reminders/calendar'))).url,
    onSuccess: (url) => client.setQueryData(calendarQuery.queryKey, url),
    onError: () => client.invalidateQueries(calendarQuery),
  })
}

function NoLink() {
  const make = useMakeLink()
  return (
    <NeedsConnection reason="You are offline. A link needs the connection.">
      <SubmitError message={explanationOf(make.error, 'The link could not be made. Please try again.')} />
      <Button variant="default" loading={make.isPending} onClick={() => make.isPending || make.mutate()}>
        Make a calendar link
      </Button>
    </NeedsConnection>
  )
}

function CalendarLink({ url }: { url: string }) {
  const client = useQueryClient()
  const another = useMakeLink()
  const remove = useMutation({
    mutationFn: () => answerOf(api.DELETE('/api/v1/reminders/calendar')),
    onSuccess: () => {
      client.setQueryData(calendarQuery.queryKey, null)
      notify.success('The calendar link is removed. It shows nothing anymore.')
    },
    onError: () => client.invalidateQueries(calendarQuery),
  })
  const isBusy = another.isPending || remove.isPending
  const makeAnother = () =>
    isBusy ||
    another.mutate(undefined, {
      onSuccess: () => notify.success('This is your new link. The earlier one no longer works.'),
    })
  const copy = () =>
    copyText(url, {
      done: 'Link copied',
      failed: 'The link could not be copied. Please select it and copy it.',
    })
  return (
    <Stack gap="sm">
      <TextInput
        className={classes.link}
        label="Your calendar link"
        description="Anyone who has it can see when you are reminded, and nothing that you wrote. Keep it to yourself. Another link ends this one."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <SubmitError
        message={explanationOf(another.error ?? remove.error, 'That could not be changed. Please try again.')}
      />
      <Group gap="sm">
        <Button onClick={copy}>Copy link</Button>
        <Button variant="default" component="a" href={url.replace(/^https?:/, 'webcal:')}>
          Open in calendar
        </Button>
        <NeedsConnection>
          <Button variant="subtle" color="gray" loading={another.isPending} onClick={makeAnother}>
            Make another link
          </Button>
          <Button
            variant="subtle"
            color="clay"
            loading={remove.isPending}
            onClick={() => isBusy || remove.mutate()}
          >
            Remove the link
          </Button>
        </NeedsConnection>
      </Group>
    </Stack>
  )
}
