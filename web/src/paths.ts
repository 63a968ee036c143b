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

/** An address as it may be noted: the token of a link is the key to somebody's prayer, or to what became of an account. */
export function withoutSecrets(pathname: string): string {
  return pathname
    .replace(/^\/generate\/[^/]+/, generationRoute)
    .replace(/^\/shared\/[^/]+/, sharedPrayerRoute)
    .replace(/^\/account-deleted\/[^/]+/, accountDeletedRoute)
}

/** The pages that exist. From them the build makes pages.json, and the gateway knows a real 404. */
export const pages: readonly string[] = [
  paths.home,
  paths.auth,
  paths.dashboard,
  paths.generate,
  paths.journal,
  paths.account,
  paths.thankYou,
  paths.pricing,
  paths.subscribe,
  paths.onboarding,
  paths.about,
  paths.faq,
  paths.privacy,
  paths.terms,
  paths.disclaimer,
  paths.blog,
  generationRoute,
  sharedPrayerRoute,
  accountDeletedRoute,
  articleRoute,
  topicRoute,
]

/** What is for one person, or does nothing without scripts: a skeleton stands there until they run. */
const APP_PAGES: readonly string[] = [
  paths.auth,
  paths.dashboard,
  paths.generate,
  paths.journal,
  paths.account,
  paths.thankYou,
  generationRoute,
  sharedPrayerRoute,
  accountDeletedRoute,
]

/** Whether a page of visitors: the build renders it to HTML, and search engines find it. Of a page or its address. */
export function isPrerendered(path: string): boolean {
  return !APP_PAGES.some((page) => fits(path, page))
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
