import { AnalyticsTab } from '../../features/analytics/analytics-tab.tsx'
import { DashboardPage, type DashboardTab } from '../../features/dashboard/dashboard-page.tsx'
import { UnsavedPrayerNotice } from '../../prayer/unsaved-prayer-notice.tsx'
import { useSignedIn } from '../../session/session.ts'
import { useSignOut } from '../frame/use-sign-out.tsx'

// The first one is open. Reminders and Community take their places here.
const TABS: readonly DashboardTab[] = [{ name: 'Analytics', panel: <AnalyticsTab /> }]

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
