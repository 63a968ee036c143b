import { queryClient } from '../api/query-client.ts'
import type { LoadData } from './pages.ts'

// What the pages of people ask for, before they are drawn. The queries are fetched beside the code of the page.

const loadMe = async () => queryClient.prefetchQuery((await import('../api/me.ts')).meQuery)

const loadUnsaved = async () =>
  queryClient.prefetchQuery((await import('../prayer/cached-prayers.ts')).unsavedQuery)

const loadAnalytics = async () =>
  queryClient.prefetchQuery((await import('../features/analytics/analytics-query.ts')).analyticsQuery)

const loadReminders = async () =>
  queryClient.prefetchQuery((await import('../features/reminders/queries.ts')).remindersQuery)

/** With what the open tab shows. */
export const dashboardData: LoadData = ({ url }) => {
  const isReminders = url.searchParams.get('tab') === 'reminders'
  return Promise.all([loadMe(), loadUnsaved(), isReminders ? loadReminders() : loadAnalytics()])
}

export const generateData: LoadData = () => Promise.all([loadMe(), loadUnsaved()])

const loadSubscription = async () =>
  queryClient.prefetchQuery((await import('../api/subscription.ts')).subscriptionQuery)

export const thankYouData: LoadData = () => Promise.all([loadMe(), loadSubscription()])

/** A prayer at its address. */
export const personData: LoadData = loadMe

export const journalData: LoadData = async ({ userId, url }) => {
  const { journalQuery, rememberedQuery, whichAt } = await import('../features/journal/queries.ts')
  await Promise.all([
    queryClient.prefetchInfiniteQuery(journalQuery(userId, whichAt(userId, url))),
    queryClient.prefetchQuery(rememberedQuery()),
  ])
}

export const accountData: LoadData = async () => {
  const { sessionsQuery } = await import('../features/account/queries.ts')
  // The profile needs auth-js, which is loaded once the page stands.
  await Promise.all([loadMe(), loadSubscription(), queryClient.prefetchQuery(sessionsQuery)])
}
