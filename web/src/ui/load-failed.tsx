import { Alert, Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface LoadFailedProps {
  children: ReactNode
  onRetry: () => void
}

/** A part of a page could not be loaded; the rest of it stands. */
export function PartNotLoaded({ children, onRetry }: LoadFailedProps) {
  return (
    <Alert color="gray" role="status">
      <Group justify="space-between">
        {children}
        <TryAgain onRetry={onRetry} />
      </Group>
    </Alert>
  )
}

/** What somebody came for could not be loaded. */
export function LoadFailed({ children, onRetry }: LoadFailedProps) {
  return (
    <Alert color="clay" role="alert">
      <Text mb="sm">{children}</Text>
      <TryAgain onRetry={onRetry} />
    </Alert>
  )
}

function TryAgain({ onRetry }: { onRetry: () => void }) {
  return (
    <Button size="sm" variant="default" onClick={onRetry}>
      Try again
    </Button>
  )
}
