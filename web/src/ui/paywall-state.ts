/** Travels with a navigation to the dashboard and opens the paywall there at once. */
export const PAYWALL_STATE = { paywall: true }

export function wantsPaywall(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'paywall') === true
}
