import { Alert, Button, Group, Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMe } from '../../api/me.ts'
import { SLOW_WORDS, useIsSlow } from '../../ui/hooks/use-elapsed.ts'
import { Page } from '../../ui/page/page.tsx'
import { Paywall } from '../../ui/paywall.tsx'
import { AccountCard, JournalCard, NewPrayerCard } from './cards.tsx'
import classes from './dashboard-page.module.css'
import { PsalmCard } from './psalm/psalm-card.tsx'
import { standingOf } from './standing.ts'
import { UpgradeBanner } from './upgrade-banner.tsx'
import { useOpenTab } from './use-open-tab.ts'
import { usePaywall } from './use-paywall.ts'

export interface DashboardTab {
  readonly name: string
  readonly panel: ReactNode
}

interface DashboardPageProps {
  /** From the session: there before the account has been asked for. */
  email: string
  name: string
  tabs: readonly DashboardTab[]
  /** Something the person left behind elsewhere. */
  notice: ReactNode
  onSignOut: () => void
}

export function DashboardPage({ email, name, tabs, notice, onSignOut }: DashboardPageProps) {
  const { data: me, isError, refetch } = useMe()
  const paywall = usePaywall(me)
  const [open, setOpen] = useOpenTab(tabs.map(({ name: each }) => each))
  return (
    <Page
      title={`Welcome, ${(me ? me.name : name) || 'Friend'}`}
      tabTitle="Dashboard"
      subtitle={me ? standingOf(me) : isError ? '\u00a0' : <Waiting />}
      size={1080}
      actions={
        <Button variant="default" onClick={onSignOut}>
          Sign Out
        </Button>
      }
    >
      {isError && !me && <AccountNotLoaded onRetry={() => refetch()} />}
      {notice}
      <div className={classes.cards}>
        <NewPrayerCard me={me} onUpgrade={paywall.open} />
        <JournalCard />
        <AccountCard me={me} email={email} />
      </div>
      <PsalmCard zone={me?.timezone} />
      {me && !me.premium_status && <UpgradeBanner />}
      <Tabs value={open} onChange={setOpen} keepMounted={false} className={classes.tabs}>
        <Tabs.List aria-label="More">
          {tabs.map(({ name }) => (
            <Tabs.Tab key={name} value={name}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ name, panel }) => (
          <Tabs.Panel key={name} value={name} pt="xl">
            {panel}
          </Tabs.Panel>
        ))}
      </Tabs>
      <Paywall opened={paywall.opened} onClose={paywall.close} />
    </Page>
  )
}

function Waiting() {
  const isSlow = useIsSlow()
  return (
    <span role="status" aria-label="Loading your plan">
      {isSlow ? SLOW_WORDS : '\u00a0'}
    </span>
  )
}

function AccountNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert color="gray" mb="xl">
      <Group justify="space-between">
        Your plan and your remaining prayers could not be loaded.
        <Button size="sm" variant="default" onClick={onRetry}>
          Try again
        </Button>
      </Group>
    </Alert>
  )
}
