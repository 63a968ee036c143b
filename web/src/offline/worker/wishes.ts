/** What a page asks of a newer service worker that waits. */
export interface Wish {
  /** `if alone`: only when no other tab still shows the earlier build. */
  readonly takeOver: 'now' | 'if alone'
}

export function isWish(message: unknown): message is Wish {
  return (
    typeof message === 'object' &&
    message !== null &&
    'takeOver' in message &&
    (message.takeOver === 'now' || message.takeOver === 'if alone')
  )
}
