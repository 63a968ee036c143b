/** Without a name a person is called as in their address (AUT-07). */
export function nameFrom(email: string): string {
  return email.split('@')[0] ?? ''
}
