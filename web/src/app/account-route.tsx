import { AccountPage } from '../features/account/account-page.tsx'
import { Verse } from '../features/prayers/verse.tsx'
import { quotations, TRANSLATION } from '../ui/quotations.ts'
import { useSignedIn } from './use-signed-in.ts'

export function Component() {
  const { email, name } = useSignedIn()
  return (
    <AccountPage
      email={email}
      name={name}
      preview={<Verse citation={{ ...quotations.pourOut, translation: TRANSLATION }} />}
    />
  )
}
