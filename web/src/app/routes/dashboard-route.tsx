import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { AnalyticsTab } from '../../features/analytics/analytics-tab.tsx'
import { DashboardPage, type DashboardTab } from '../../features/dashboard/dashboard-page.tsx'
import { UnsavedPrayerNotice } from '../../prayer/unsaved-prayer-notice.tsx'
import { useSignedIn } from '../../session/session.ts'
import { useSignOut } from '../frame/use-sign-out.tsx'

// Somebody who reads their analytics loads nothing of it.
const RemindersTab = lazy(async () => ({
  default: (await import('../../features/reminders/reminders-tab.tsx')).RemindersTab,
}))

// The first one is open. Community takes its place here.
const TABS: readonly DashboardTab[] = [
  { name: 'Analytics', panel: <AnalyticsTab /> },
  {
    name: 'Reminders',
    panel: (
      <Suspense fallback={<Skeleton height={320} role="status" aria-label="Loading your reminders" />}>
        <RemindersTab />
      </Suspense>
    ),
  },
]

export function DashboardRoute() {
  const { userId, email, name } = useSignedIn()
  const { ask, leave, question } = useSignOut(userId)
  return (
    <>
      <DashboardPage
        email={email}
        name={name}
        tabs={TABS}
        notice={<UnsavedPrayerNotice />}
        onSignOut={() => ask(leave)}
      />
      {question}
    </>
  )
}
