import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { signOut } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.tsx'
import { AccountSection } from './account-section.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

export function AccountActions() {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const leave = async (scope: 'local' | 'global') => {
    // First away from the page that needs a session, or it would lead to sign-in (ACC-10).
    await navigate(paths.home)
    await signOut(scope)
    notify.success('Signed out successfully')
  }
  return (
    <AccountSection title="Account Actions">
      <Group gap="sm">
        <Button variant="default" onClick={() => leave('local')}>
          Sign Out
        </Button>
        <Button variant="default" onClick={() => setAsking(true)}>
          Sign Out Everywhere
        </Button>
      </Group>
      <SignOutEverywhere opened={asking} onClose={() => setAsking(false)} onEnded={() => leave('global')} />
    </AccountSection>
  )
}
