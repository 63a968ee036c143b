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

/** A prayer that somebody shared by a link. */
export function sharedPrayerPath(token: string): string {
  return `/shared/${encodeURIComponent(token)}`
}

export function articlePath(id: string): string {
  return `/blog/${encodeURIComponent(id)}`
}

/** The pages that exist. The build writes them to routes.json, from which the gateway knows a real 404. */
export const pages: readonly string[] = [
  paths.home,
  paths.auth,
  paths.dashboard,
  paths.generate,
  paths.journal,
]
