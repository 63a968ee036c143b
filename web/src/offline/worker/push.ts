import { dashboardTabPath } from '../../paths.ts'

/** What a reminder shows on the device, and where a press on it leads. */
export interface Shown {
  readonly title: string
  readonly body: string
  /** A path of this site. */
  readonly path: string
}

const USUAL: Shown = {
  title: 'Time to pray',
  body: 'A quiet moment, as you asked.',
  path: dashboardTabPath('reminders'),
}

/** What was pushed. A browser takes the permission away where nothing is shown, so there is always something. */
export function shownOf(pushed: unknown, origin: string): Shown {
  const text = (field: string, usual: string) => {
    const value: unknown =
      typeof pushed === 'object' && pushed !== null ? Reflect.get(pushed, field) : undefined
    return typeof value === 'string' && value !== '' ? value : usual
  }
  return {
    title: text('title', USUAL.title),
    body: text('body', USUAL.body),
    path: pathHere(text('url', USUAL.path), origin),
  }
}

/** Of another site nothing is opened. */
export function pathHere(url: unknown, origin: string): string {
  const found = typeof url === 'string' && URL.canParse(url, origin) ? new URL(url, origin) : undefined
  return found?.origin === origin ? found.pathname + found.search : USUAL.path
}

interface Tab {
  readonly url: string
  focus(): Promise<unknown>
}

interface Tabs {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>
  openWindow(url: string): Promise<unknown>
}

/** A tab that shows the page already is brought forward; any other keeps what somebody is doing there. */
export async function openPage(tabs: Tabs, path: string, origin: string): Promise<void> {
  const { pathname } = new URL(path, origin)
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find(({ url }) => new URL(url).origin === origin && new URL(url).pathname === pathname)
  await (there ? there.focus() : tabs.openWindow(path))
}
