/** auth-js returns its errors; queries and mutations want them thrown. */
export function dataOf<Outcome extends { data: unknown; error: Error | null }>(
  outcome: Outcome,
): Extract<Outcome, { error: null }>['data'] {
  if (outcome.error) throw outcome.error
  return outcome.data
}

/** Links in mails come back to this installation. */
export function toAddress(path: string): string {
  return new URL(path, location.origin).href
}
