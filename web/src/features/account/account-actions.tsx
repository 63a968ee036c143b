import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { AccountSection } from './account-section.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EndOtherSessions } from './sessions-section.tsx'

export interface Leaving {
  readonly isTrying: boolean
  /** Goes on when nothing would be lost, or when the person wants it all the same. */
  ask(goOn: () => void): Promise<void>
  leave(scope: 'local' | 'global'): Promise<void>
}

interface AccountActionsProps {
  leaving: Leaving
  /** The account is gone. */
  onDeleted: (erasureId: string) => void
}

export function AccountActions({ leaving: { isTrying, ask, leave }, onDeleted }: AccountActionsProps) {
  const [asking, setAsking] = useState(false)
  const [deleting, setDeleting] = useState(false)
  return (
    <AccountSection title="Account Actions">
      <Group gap="sm">
        <Button variant="default" disabled={isTrying} onClick={() => ask(() => leave('local'))}>
          Sign Out
        </Button>
        <Button variant="default" disabled={isTrying} onClick={() => ask(() => setAsking(true))}>
          Sign Out Everywhere
        </Button>
        <Button variant="outline" color="clay" onClick={() => setDeleting(true)}>
          Delete My Account
        </Button>
      </Group>
      <EndOtherSessions
        opened={asking}
        title="Sign out everywhere?"
        consequence="You will be signed out on every device, this one included. What you saved stays in your journal."
        action="Sign Out Everywhere"
        onClose={() => setAsking(false)}
        onEnded={() => leave('global')}
      />
      <DeleteAccount opened={deleting} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
    </AccountSection>
  )
}
