import type { FormErrors } from '@mantine/form'

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
