/** Every address inside the app. A link is written with these, never by hand. */
export const paths = {
  home: '/',
  auth: '/auth',
  signIn: '/auth?mode=login',
  resetPassword: '/auth?mode=reset-password',
  dashboard: '/dashboard',
  generate: '/generate',
  journal: '/journal',
  account: '/account',
  thankYou: '/thank-you',
  newsletterConfirm: '/newsletter/confirm',
  stop: '/stop',
  onboarding: '/onboarding',
  pricing: '/pricing',
  subscribe: '/subscribe',
  about: '/about',
  faq: '/faq',
  blog: '/blog',
  privacy: '/privacy',
  terms: '/terms',
  disclaimer: '/disclaimer',
} as const

/** The dashboard with one of its tabs open. */
export function dashboardTabPath(tab: string): string {
  return `${paths.dashboard}?tab=${encodeURIComponent(tab)}`
}

export const generationRoute = '/generate/:id'

/** A prayer that is being written, or was written and is not saved yet. */
export function generationPath(id: string): string {
  return `/generate/${encodeURIComponent(id)}`
}

/** The form for a prayer that grows from verses of a psalm. */
export function prayFromPath(psalm: string): string {
  return `${paths.generate}?psalm=${encodeURIComponent(psalm)}`
}

export const sharedPrayerRoute = '/shared/:token'

/** A prayer that somebody shared by a link. */
export function sharedPrayerPath(token: string): string {
  return `/shared/${encodeURIComponent(token)}`
}

export const accountDeletedRoute = '/account-deleted/:id'

/** How far the deletion of an account is. */
export function accountDeletedPath(erasureId: string): string {
  return `/account-deleted/${encodeURIComponent(erasureId)}`
}

export const articleRoute = '/blog/:id'

export function articlePath(id: string): string {
  return `/blog/${encodeURIComponent(id)}`
}

export const topicRoute = '/blog/topics/:topic'

export function topicPath(slug: string): string {
  return `/blog/topics/${encodeURIComponent(slug)}`
}

interface PageRow {
  readonly path: string
  /** For one person, or without use before its scripts run: a skeleton stands there until then. */
  readonly needsScripts?: true
  /** What stands in its address opens nothing. Of any other page it may be noted nowhere. */
  readonly isOpen?: true
  /** A parameter of its query that opens something: the page takes it out of its address. */
  readonly secretParameter?: string
}

const ofVisitors = (path: string): PageRow => ({ path })
const ofPeople = (path: string): PageRow => ({ path, needsScripts: true })

const TABLE: readonly PageRow[] = [
  ofVisitors(paths.home),
  ofVisitors(paths.pricing),
  ofVisitors(paths.subscribe),
  ofVisitors(paths.onboarding),
  ofVisitors(paths.about),
  ofVisitors(paths.faq),
  ofVisitors(paths.privacy),
  ofVisitors(paths.terms),
  ofVisitors(paths.disclaimer),
  ofVisitors(paths.blog),
  { ...ofVisitors(articleRoute), isOpen: true },
  { ...ofVisitors(topicRoute), isOpen: true },
  ofPeople(paths.auth),
  ofPeople(paths.dashboard),
  ofPeople(paths.generate),
  ofPeople(paths.journal),
  ofPeople(paths.account),
  ofPeople(paths.thankYou),
  ofPeople(generationRoute),
  ofPeople(sharedPrayerRoute),
  ofPeople(accountDeletedRoute),
  { ...ofPeople(paths.newsletterConfirm), secretParameter: 'token' },
  { ...ofPeople(paths.stop), secretParameter: 'token' },
]

/** The pages that exist. From them the build makes pages.json, and the gateway knows a real 404. */
export const pages: readonly string[] = TABLE.map(({ path }) => path)

/** Whether a page of visitors: the build renders it to HTML, and search engines find it. Of a page or its address. */
export function isPrerendered(path: string): boolean {
  return !TABLE.some((page) => page.needsScripts && fits(path, page.path))
}

/** An address as it may be noted: the token of a link is the key to somebody's prayer, or to what became of an account. */
export function withoutSecrets(pathname: string): string {
  const secret = TABLE.find(
    ({ path, isOpen }) => path.includes('/:') && !isOpen && pathname.startsWith(path.split(':', 1)[0] ?? ''),
  )
  return secret?.path ?? pathname
}

/** The parameter of a page's query that opens something, where it has one. */
export function secretParameterOf(pathname: string): string | undefined {
  return TABLE.find(({ path }) => path === pathname)?.secretParameter
}

/** Whether an address is one of those that a page's pattern stands for. */
export function fits(path: string, page: string): boolean {
  const expected = page.split('/')
  const segments = path.split('/')
  return (
    segments.length === expected.length &&
    expected.every((part, index) => part.startsWith(':') || part === segments[index])
  )
}

export const GENERATE_HEADING = 'What shall we pray for?'

/** Of the app's pages that have the same one for everybody: it stands from the first paint on. */
export function headingAt(path: string): string | undefined {
  return path === paths.generate ? GENERATE_HEADING : undefined
}

/** Where the drawn card of a page is: /blog/prayer-habit has /cards/blog-prayer-habit.png. The build draws them. */
export function cardPath(pathname: string): string {
  const name = pathname.slice(1).replaceAll('/', '-') || 'home'
  return `/cards/${name}.png`
}
