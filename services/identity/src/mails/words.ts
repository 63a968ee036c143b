/** The mails identity sends, each about somebody's account. */
export type MailKind =
  | 'confirm-sign-up'
  | 'already-registered'
  | 'choose-password'
  | 'recover'
  | 'confirm-old-address'
  | 'confirm-new-address'
  | 'reauthenticate'
  | 'password-changed'
  | 'address-changed'
  | 'refunded'

/** What a mail is about, as it waits (sealed) to be sent. */
export interface MailFacts {
  readonly kind: MailKind
  readonly to: string
  /** `$4.99` */
  readonly money?: string
  readonly link?: string
  /** Six digits for another device. */
  readonly code?: string
  readonly newAddress?: string
}

export interface MailWords {
  readonly subject: string
  readonly lead: string
  /** What the link does, on its button. */
  readonly action?: string
  readonly ending: string
}

const NOT_YOU = 'If this was not you, you can ignore this mail: nothing has changed.'
const NOT_SIGNED_UP = 'If you did not sign up, please do not open the link: you can ignore this mail.'
const HELP = (support: string) => `If this was not you, please write to ${support} right away.`

/** What each mail says, in plain words. */
export function wordsOf(facts: MailFacts, product: string, support: string): MailWords {
  const { newAddress = '', money = '' } = facts
  const words: Record<MailKind, MailWords> = {
    'confirm-sign-up': {
      subject: `Confirm your address for ${product}`,
      lead: `Welcome to ${product}. Please confirm that this address is yours.`,
      action: 'Confirm my address',
      ending: NOT_SIGNED_UP,
    },
    'already-registered': {
      subject: `You already have an account with ${product}`,
      lead: 'Somebody, probably you, signed up with this address. It already has an account: please sign in, or choose a new password if you have forgotten yours.',
      action: 'Sign in',
      ending: NOT_YOU,
    },
    'choose-password': {
      subject: `Choose a password for ${product}`,
      lead: 'Your address is confirmed. Your account has no password yet, because we could not tell which sign-up was yours. Please choose one now.',
      action: 'Choose a password',
      ending: HELP(support),
    },
    recover: {
      subject: `Choose a new password for ${product}`,
      lead: 'Somebody, probably you, asked to choose a new password.',
      action: 'Choose a new password',
      ending: NOT_YOU,
    },
    'confirm-old-address': {
      subject: `Confirm the change of your address for ${product}`,
      lead: `Please confirm that your address is to become ${newAddress}.`,
      action: 'Confirm the change',
      ending: HELP(support),
    },
    'confirm-new-address': {
      subject: `Confirm your new address for ${product}`,
      lead: 'Please confirm that this is to be the address of your account.',
      action: 'Confirm my new address',
      ending: NOT_YOU,
    },
    reauthenticate: {
      subject: `Your code for ${product}`,
      lead: 'This code confirms that it is you who is changing your account.',
      ending: HELP(support),
    },
    'password-changed': {
      subject: `Your password for ${product} was changed`,
      lead: 'Your password was changed, and you were signed out on all other devices.',
      ending: HELP(support),
    },
    'address-changed': {
      subject: `Your address for ${product} was changed`,
      lead: `The address of your account is now ${newAddress}.`,
      ending: HELP(support),
    },
    refunded: {
      subject: `Your payment to ${product} is refunded`,
      lead: `We have given back your payment of ${money} in full. Your bank may take some days to show it. A plan that was paid with it has ended. Everything you saved stays in your journal.`,
      ending: `Questions? Write to ${support}.`,
    },
  }
  return words[facts.kind]
}

/** 499 of `usd` as `$4.99`, 500 of `jpy` as `¥500`. */
export function moneyInWords(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
