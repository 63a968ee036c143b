import { Button, Text } from '@mantine/core'
import { Link, type LoaderFunctionArgs } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Page } from '../ui/page.tsx'

/** Logs the attempted path (ERR-01). */
export function noteMissingPage({ request }: LoaderFunctionArgs): null {
  console.warn(`404: no page at ${new URL(request.url).pathname}`)
  return null
}

export function NotFoundPage() {
  return (
    <Page title="Oops! Page not found">
      <Text mb="xl" size="lg">
        There is nothing at this address. It may have moved, or the link may be incomplete.
      </Text>
      <Button component={Link} to={paths.home}>
        Return to Home
      </Button>
    </Page>
  )
}
