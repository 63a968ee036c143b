/** Something the person said that can be said to God as it stands, without its full stop. */
export interface Told {
  readonly text: string
  /** A clause is a sentence; a fragment is a jotting, said after a colon: 'four kids, one bathroom, no sleep'. */
  readonly kind: 'clause' | 'fragment'
  /** Who it is said of: the one who prays, a relation, the recipient, or a thing. */
  readonly about: 'self' | 'person' | 'recipient' | 'thing'
}
