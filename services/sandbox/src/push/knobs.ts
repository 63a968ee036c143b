/** Every way the push service can be bad, for the next messages. */
export const PUSH_KNOBS = {
  'error-404': 'says the subscription has never been there',
  'error-410': 'says the subscription is over',
  'error-413': 'says the message is too large',
  'error-429': 'says there are too many messages',
  'error-500': 'says it is broken',
  'hangs-before-answering': 'accepts the message and never answers',
  'drops-connection': 'accepts the message and breaks the connection',
} as const satisfies Record<string, string>
export type PushKnob = keyof typeof PUSH_KNOBS
