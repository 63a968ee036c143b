/** What a mail is about that may wait in plain words. */
export interface PlainMailFacts {
  readonly kind: 'refunded'
  /** In the currency's smallest coin. */
  readonly amount: number
  /** ISO 4217, lower case. */
  readonly currency: string
}
