/** Every address inside the app. A link is written with these, never by hand. */
export const paths = {
  home: '/',
  auth: '/auth',
  signIn: '/auth?mode=login',
  resetPassword: '/auth?mode=reset-password',
  dashboard: '/dashboard',
  generate: '/generate',
  journal: '/journal',
} as const

/** The pages that exist. The build writes them to routes.json, from which the gateway knows a real 404. */
export const pages: readonly string[] = [
  paths.home,
  paths.auth,
  paths.dashboard,
  paths.generate,
  paths.journal,
]
