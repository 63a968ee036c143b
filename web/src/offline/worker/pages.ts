import { isPrerendered, pages, paths } from '../../paths.ts'

/** Where the app's empty page is fetched from, to be kept: it is the same at every address of the app. */
export const SHELL = paths.journal

/** What programs and mails ask for, and files: none of it is a page of ours, and none of it is ever kept. */
const NOT_A_PAGE = /^\/(?:api|auth\/v1|internal|assets|\.well-known)(?:\/|$)|\.[a-z0-9]{1,12}$/i

/** Whether the app can draw something at this address when the network is gone. */
export function isPage(path: string): boolean {
  return !NOT_A_PAGE.test(path)
}

const ofVisitors = pages.filter(isPrerendered).map((page) => page.split('/'))

/** A page that is the same for everybody: it may be kept as it came. */
export function isPageOfVisitors(path: string): boolean {
  const parts = path.split('/')
  return ofVisitors.some(
    (page) =>
      page.length === parts.length &&
      page.every((part, index) => part === parts[index] || (part.startsWith(':') && parts[index] !== '')),
  )
}

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
