import { Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { answerOf, api } from '../../api/client.ts'
import { explanationOf, isStatus } from '../../api/errors.ts'
import { NewsletterForm } from '../../newsletter/newsletter-form.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/page/page.tsx'
import { SubmitError } from '../../ui/submit-error.tsx'
import { useSecret } from './use-secret.ts'

/** Where the link of the welcome mail leads. A scanner that opens it confirms nothing: only the press does. */
export function ConfirmPage() {
  const token = useSecret()
  const confirm = useMutation({
    mutationFn: () => answerOf(api.POST('/api/v1/newsletter/confirm', { body: { token } })),
  })
  if (confirm.isSuccess) return <Confirmed />
  if (token === '' || isLinkOver(confirm.error)) return <LinkOver />
  return (
    <Page title="Join Our Prayer Circle" subtitle="One press, and our weekly email letter comes to you.">
      <Stack align="flex-start">
        <SubmitError
          message={explanationOf(
            confirm.error,
            'Your address could not be confirmed. Please try again in a moment.',
          )}
        />
        <Button size="lg" loading={confirm.isPending} onClick={() => confirm.isPending || confirm.mutate()}>
          Confirm my address
        </Button>
        <Text c="dimmed">If you did not ask for it, close this page: nothing will be sent.</Text>
      </Stack>
    </Page>
  )
}

function Confirmed() {
  return (
    <Page title="Welcome to the prayer circle" tabTitle="Address confirmed">
      <Text role="status" mb="xl">
        Your address is confirmed. The next weekly letter comes to you, and each letter has a link to
        unsubscribe.
      </Text>
      <Button variant="default" component={Link} to={paths.home}>
        Go to the start page
      </Button>
    </Page>
  )
}

function LinkOver() {
  return (
    <Page title="This link no longer works" tabTitle="Link expired">
      <Text role="alert" mb="xl">
        It is older than a week, or a part of it is missing. Enter your address again, and we will send you a
        new one.
      </Text>
      <NewsletterForm />
    </Page>
  )
}

export function isLinkOver(error: unknown): boolean {
  return [400, 404, 410, 422].some((status) => isStatus(error, status))
}
