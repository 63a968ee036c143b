import { Alert, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { ArrowLeftIcon } from '../../ui/icons.tsx'
import { Page } from '../../ui/page/page.tsx'
import { AccountActions, type Leaving } from './account-actions.tsx'
import { ExportSection } from './export-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { PsalmSection } from './psalm-section.tsx'
import { OfflineSection, ReadingSection } from './reading-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

interface AccountPageProps {
  email: string
  name: string
  /** A psalm as it is set with the reading settings. */
  preview: ReactNode
  leaving: Leaving
  /** The account is gone; the id says how far the rest is. */
  onDeleted: (erasureId: string) => void
  /** Forgets what else is kept on this device so that it can be gone on with. */
  onKeepNothing: () => void
}

/** Everything about the person and this device. */
export function AccountPage({ email, name, preview, leaving, onDeleted, onKeepNothing }: AccountPageProps) {
  return (
    <Page
      title="Account"
      back={
        <Button variant="subtle" component={Link} to={paths.dashboard} leftSection={<ArrowLeftIcon />}>
          Back to Dashboard
        </Button>
      }
    >
      <HalfConfirmedNotice />
      <ProfileSection email={email} name={name} />
      <SubscriptionSection />
      <PsalmSection />
      <ReadingSection preview={preview} />
      <OfflineSection onKeepNothing={onKeepNothing} />
      <PasswordSection email={email} />
      <SessionsSection />
      <ExportSection />
      <AccountActions leaving={leaving} onDeleted={onDeleted} />
    </Page>
  )
}

/** One of the two links of a change of address leads back here; the service says in the address what is left to do. */
function HalfConfirmedNotice() {
  const message = new URLSearchParams(useLocation().hash.slice(1)).get('message')
  if (!message?.startsWith('Confirmation link accepted')) return null
  return (
    <Alert color="sage" mb="xl" role="status">
      This address is confirmed. Now open the link in the email to your other address.
    </Alert>
  )
}
