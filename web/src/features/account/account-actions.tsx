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
    await signOut(scope)
    // Whoever guards this page leads to sign-in at this moment; this comes after it, and home is where it ends (ACC-10).
    await new Promise((resolve) => setTimeout(resolve))
    await navigate(paths.home, { replace: true })
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
