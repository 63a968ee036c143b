/** Travels with a navigation to /auth: where the person goes once they are signed in. */
export function fromState(path: string): { readonly from: string } {
  return { from: path }
}

/** Only a path of ours: it is navigated to. */
export function fromOf(state: unknown): string | undefined {
  const from: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'from') : undefined
  return typeof from === 'string' && isOurPath(from) ? from : undefined
}

export function isOurPath(path: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path)
}
