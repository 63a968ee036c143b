import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { articleIds, loadBody } from '../features/blog/articles/load.ts'
import {
  accountDeletedRoute,
  articlePath,
  articleRoute,
  GENERATE_HEADING,
  generationRoute,
  paths,
  sharedPrayerRoute,
  topicRoute,
} from '../paths.ts'
import { PageSkeleton } from '../ui/page/page-skeleton.tsx'
import { ErrorPage } from './frame/error-page.tsx'
import { Shell } from './frame/shell.tsx'
import {
  accountData,
  dashboardData,
  generateData,
  journalData,
  personData,
  thankYouData,
} from './page-data.ts'
import { type LoadData, loaderOf } from './pages.ts'
import { RequireSession } from './require-session.tsx'

type LoadPage = () => Promise<ComponentType>

/** A page in a chunk of its own; a skeleton stands in its place while it comes. */
function page(path: string, load: LoadPage, heading?: string): RouteObject {
  return {
    path,
    lazy: async () => ({ Component: await load() }),
    hydrateFallbackElement: <PageSkeleton heading={heading} />,
  }
}

/** A page of a person, with the data it asks for. A page of visitors stands before its scripts, and asks later. */
function personPage(path: string, load: LoadPage, data: LoadData, heading?: string): RouteObject {
  return { ...page(path, load, heading), ...loaderOf(data) }
}

const article: LoadPage = async () => (await import('../features/blog/article-page.tsx')).ArticlePage
const generate: LoadPage = async () => (await import('../features/generate/generate-page.tsx')).GeneratePage

/** One route for each article, so that its words come together with the page that shows them. */
const articles = articleIds.map((id) =>
  page(articlePath(id), async () => (await Promise.all([article(), loadBody(id)]))[0]),
)

const ofVisitors: RouteObject[] = [
  page(paths.home, async () => (await import('./routes/home-route.tsx')).HomeRoute),
  page(
    paths.onboarding,
    async () => (await import('../features/onboarding/onboarding-page.tsx')).OnboardingPage,
  ),
  page(paths.about, async () => (await import('../features/about/about-page.tsx')).AboutPage),
  page(paths.auth, async () => (await import('./routes/auth-route.tsx')).AuthRoute),
  page(
    sharedPrayerRoute,
    async () => (await import('../features/share/shared-prayer-page.tsx')).SharedPrayerPage,
  ),
  page(accountDeletedRoute, async () => (await import('../features/account/deletion-page.tsx')).DeletionPage),
  page(
    paths.newsletterConfirm,
    async () => (await import('../features/letters/confirm-page.tsx')).ConfirmPage,
  ),
  page(paths.stop, async () => (await import('../features/letters/stop-page.tsx')).StopPage),
  page(paths.pricing, async () => (await import('../features/plans/pricing-page.tsx')).PricingPage),
  page(paths.subscribe, async () => (await import('../features/plans/subscribe-page.tsx')).SubscribePage),
  page(paths.faq, async () => (await import('../features/faq/faq-page.tsx')).FaqPage),
  page(paths.blog, async () => (await import('../features/blog/blog-page.tsx')).BlogPage),
  page(topicRoute, async () => (await import('../features/blog/blog-page.tsx')).TopicPage),
  ...articles,
  page(articleRoute, article),
  page(paths.privacy, async () => (await import('../features/legal/privacy-page.tsx')).PrivacyPage),
  page(paths.terms, async () => (await import('../features/legal/terms-page.tsx')).TermsPage),
  page(paths.disclaimer, async () => (await import('../features/legal/disclaimer-page.tsx')).DisclaimerPage),
]

const ofPeople: RouteObject[] = [
  personPage(
    paths.dashboard,
    async () => (await import('./routes/dashboard-route.tsx')).DashboardRoute,
    dashboardData,
  ),
  personPage(paths.generate, generate, generateData, GENERATE_HEADING),
  personPage(generationRoute, generate, personData),
  personPage(
    paths.journal,
    async () => (await import('../features/journal/journal-page.tsx')).JournalPage,
    journalData,
  ),
  personPage(
    paths.account,
    async () => (await import('./routes/account-route.tsx')).AccountRoute,
    accountData,
  ),
  personPage(
    paths.thankYou,
    async () => (await import('../features/plans/thank-you-page.tsx')).ThankYouPage,
    thankYouData,
  ),
]

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorPage />,
    children: [
      ...ofVisitors,
      { element: <RequireSession />, children: ofPeople },
      page('*', async () => (await import('./frame/not-found-page.tsx')).NotFoundPage),
    ],
  },
]
