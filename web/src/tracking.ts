import { articlePath, fits, pages, topicPath } from './paths.ts'
import { forward, wantsNoTracking } from './tracking/consent.ts'
import { type TrackedEntry, trackedQueue } from './tracking/queue.ts'
import { sendSoon } from './tracking/send.ts'

/** Every event there is, with all that it may say: where and how, never what. No words, no category, no mood. */
interface TrackedEvents {
  page_view: { page_path: string; page_title: string }
  pricing_page_view: Record<never, never>
  checkout_started: { plan_type: string; price?: number }
  auth_login: { method: 'email' }
  auth_signup: { method: 'email' }
  email_signup: { source: 'footer_form' }
  prayer_generated: Record<never, never>
}

export type TrackedEvent = keyof TrackedEvents

/** The same list for what the compiler does not see. What is not on it is not noted; the server has a list of its own. */
export const ALLOWED: { readonly [Event in TrackedEvent]: readonly (keyof TrackedEvents[Event])[] } = {
  page_view: ['page_path', 'page_title'],
  pricing_page_view: [],
  checkout_started: ['plan_type', 'price'],
  auth_login: ['method'],
  auth_signup: ['method'],
  email_signup: ['source'],
  prayer_generated: [],
}

type Properties = TrackedEntry['properties']

/** Notes an event on this device; the notes are sent in batches (TRK-03, TRK-05). */
export function track<Event extends TrackedEvent>(
  event: Event,
  ...[properties]: keyof TrackedEvents[Event] extends never ? [] : [TrackedEvents[Event]]
): void {
  try {
    // Then nothing is noted, and what was is forgotten.
    if (wantsNoTracking()) {
      trackedQueue.forget()
      return
    }
    const entry = { event, properties: allowed(event, properties ?? {}), timestamp: Date.now() }
    trackedQueue.add(entry)
    sendSoon()
    forward(entry)
  } catch (error) {
    // Nothing a person does may fail because of it.
    console.warn('An event could not be noted', error)
  }
}

function allowed(event: TrackedEvent, given: Readonly<Record<string, unknown>>): Properties {
  const properties: Record<string, string | number> = {}
  for (const name of ALLOWED[event]) {
    const value = given[name]
    if (typeof value === 'string' || typeof value === 'number') properties[name] = value
  }
  return event === 'page_view' ? pageView(properties) : properties
}

/** An address may hold a secret, and the title of a page about one thing what somebody called it. */
function pageView({ page_path = '/', page_title = '' }: Properties): Properties {
  const path = cleanPath(String(page_path))
  return isAboutOneThing(path) ? { page_path: path } : { page_path: path, page_title }
}

// Named here and not fetched from the articles: this is on every page, and they are long.
const ARTICLES = [
  'power-of-personalized-prayer',
  'digital-journaling',
  'stillness-clarity',
  'prayer-habit',
  'psalms-modern-heart',
]
const TOPICS = ['faith', 'prayer', 'scripture', 'growth', 'technology', 'community']

/** The articles and topics of the blog are everybody's: of these it may be told which one was read. */
export const READABLE: readonly string[] = [...ARTICLES.map(articlePath), ...TOPICS.map(topicPath)]

/**
 * An address as it may be told: one of ours, or the pattern of one of ours. Never what somebody typed, and never the
 * token of a link: `/shared/abc` is told as `/shared/:token`.
 */
export function cleanPath(pathname: string): string {
  const [path = '/'] = pathname.split(/[?#]/, 1)
  if (READABLE.includes(path)) return path
  return pages.find((page) => fits(path, page)) ?? '/:unknown'
}

/** Whether the path no longer says which one it is about. */
export function isAboutOneThing(path: string): boolean {
  return path.includes('/:')
}
