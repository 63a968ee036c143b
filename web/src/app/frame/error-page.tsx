import { Button, Container, Group, Text, Title } from '@mantine/core'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { paths } from '../../paths.ts'
import classes from './error-page.module.css'

/** For what nobody expected. A reload also fetches the pages of a new release. */
export function ErrorPage() {
  return (
    <Container size={560} py={96} component="main">
      <title>Unexpected Application Error!</title>
      <Title order={1} mb="md">
        Unexpected Application Error!
      </Title>
      <Text mb="lg">
        Something went wrong on our side. What you saved is safe, and what you were writing is kept in this
        tab.
      </Text>
      <pre className={classes.what}>{whatHappened(useRouteError())}</pre>
      <Group>
        <Button onClick={() => location.reload()}>Reload the page</Button>
        <Button variant="default" component="a" href={paths.home}>
          Return to Home
        </Button>
      </Group>
    </Container>
  )
}

function whatHappened(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? error.message : 'Unknown error'
}
