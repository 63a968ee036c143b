import { Alert } from '@mantine/core'
import type { FormErrors } from '@mantine/form'

/** Why the server refused, above the button that asked. */
export function SubmitError({ message }: { message: string | undefined }) {
  if (message === undefined || message === '') return null
  return (
    <Alert color="clay" role="alert">
      {message}
    </Alert>
  )
}

interface WithInputs {
  getInputNode(path: string): HTMLElement | null
}

/** After a refused submit the person stands at the first field that is wrong, and hears why. */
export function focusFirstError(form: WithInputs) {
  return (errors: FormErrors) => {
    const [first] = Object.keys(errors)
    if (first !== undefined) form.getInputNode(first)?.focus()
  }
}
