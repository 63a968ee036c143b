import { Alert, Button, Loader, Stack, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { SLOW_WORDS, useIsSlow } from '../../../ui/hooks/use-elapsed.ts'
import classes from './journal-states.module.css'

export function LoadingPrayers() {
  const isSlow = useIsSlow()
  return (
    <Stack align="center" py={64} role="status" aria-label="Loading your prayers">
      <Loader />
      {isSlow && <Text c="dimmed">{SLOW_WORDS}</Text>}
    </Stack>
  )
}

export function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert color="clay" role="alert" mt="md">
      <Text mb="sm">Failed to load prayers</Text>
      <Button size="sm" variant="default" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  )
}

export function EmptyJournal() {
  return (
    <div className={classes.empty}>
      <Text className={classes.words}>You haven't created any prayers yet</Text>
      <Button component={Link} to={paths.generate} size="lg">
        Create Your First Prayer
      </Button>
    </div>
  )
}

export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className={classes.empty}>
      <Text className={classes.words}>No prayers match</Text>
      <Button variant="default" onClick={onClear}>
        Clear the filters
      </Button>
    </div>
  )
}
