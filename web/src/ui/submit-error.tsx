import { Alert } from '@mantine/core'

/** Why the server refused, above the button that asked. */
export function SubmitError({ message }: { message: string | undefined }) {
  if (message === undefined || message === '') return null
  return (
    <Alert color="clay" role="alert">
      {message}
    </Alert>
  )
}
