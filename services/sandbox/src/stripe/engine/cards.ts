/** How a card behaves. Every other number is refused as invalid. */
export interface CardManner {
  readonly says: string
  /** Declined when it is first used. */
  readonly declines?: boolean
  /** Asks for 3-D Secure when it is first used. */
  readonly authenticates?: boolean
  /** Pays the first time and is declined ever after. */
  readonly declinesLater?: boolean
}

/** Stripe's own test numbers. */
export const CARDS: Readonly<Record<string, CardManner>> = {
  '4242424242424242': { says: 'pays' },
  '4000000000000002': { says: 'is declined', declines: true, declinesLater: true },
  '4000002500003155': { says: 'asks for 3-D Secure, then pays', authenticates: true },
  '4000000000000341': { says: 'pays now and is declined at the next renewal', declinesLater: true },
}

export function cardNumbered(number: string): (CardManner & { readonly last4: string }) | undefined {
  const digits = number.replaceAll(/[\s-]/g, '')
  const manner = CARDS[digits]
  return manner && { ...manner, last4: digits.slice(-4) }
}

/** Whether a card that is kept pays a renewal. */
export function paysLater(last4: string | undefined): boolean {
  const found = Object.entries(CARDS).find(([number]) => number.endsWith(last4 ?? '?'))
  return found !== undefined && !found[1].declinesLater
}
