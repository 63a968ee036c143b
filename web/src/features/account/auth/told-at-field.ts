import { authCodeOf, authMessageOf } from './auth-errors.ts'

interface FormOfTexts {
  getInputProps(field: string): object
  getInputNode(field: string): HTMLElement | null
  getValues(): Readonly<Record<string, unknown>>
  setFieldError(field: string, message: string): void
  validateField(field: string): unknown
}

/**
 * Checks a field when it is left, not while somebody types. An empty field waits for the button: a message that
 * appears then would move the link that is being pressed.
 */
export function toldOnLeaving(form: FormOfTexts, field: string) {
  const onBlur = () => {
    if (form.getValues()[field] !== '') form.validateField(field)
  }
  return { ...form.getInputProps(field), onBlur }
}

/** Which field a refusal of the auth service is about, by its code. */
export type FieldOfRefusal = Readonly<Record<string, string>>

/** Says a refusal at the field it is about, and leads there. */
export function tellAtField(form: FormOfTexts, fieldOf: FieldOfRefusal) {
  return (error: Error) => {
    const field = fieldOf[authCodeOf(error) ?? '']
    if (field === undefined) return
    form.setFieldError(field, error.message)
    form.getInputNode(field)?.focus()
  }
}

/** What no field is about is said above the button. */
export function messageBesideFields(error: unknown, fieldOf: FieldOfRefusal): string | undefined {
  return (authCodeOf(error) ?? '') in fieldOf ? undefined : authMessageOf(error)
}
