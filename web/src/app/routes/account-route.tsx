import { useNavigate } from 'react-router-dom'
import { AccountPage } from '../../features/account/account-page.tsx'
import { keptJournal } from '../../features/journal/kept-journal.ts'
import { accountDeletedPath, paths } from '../../paths.ts'
import { prayerDraft } from '../../prayer/prayer-draft.ts'
import { Verse } from '../../prayer/text/verse.tsx'
import { unsavedPrayers } from '../../prayer/waiting/unsaved-prayers.ts'
import { signOutHereOnly } from '../../session/auth.ts'
import { useSignedIn } from '../../session/session.ts'
import { notify } from '../../ui/notify.tsx'
import { quotations, TRANSLATION } from '../../ui/quotations.tsx'
import { useSignOut } from '../frame/use-sign-out.tsx'

/** What waits to be saved is not a copy: it stays until it is sent. */
function keepNothing(userId: string): void {
  prayerDraft.forgetBeyondTab()
  void unsavedPrayers.forgetCopies(userId)
  void keptJournal.drop(userId)
}

export function AccountRoute() {
  const { userId, email, name } = useSignedIn()
  const navigate = useNavigate()
  const goHome = async () => {
    // `RequireSession` leads to sign-in at this moment. This comes after it, so home is where it ends (ACC-10).
    await new Promise((resolve) => setTimeout(resolve))
    await navigate(paths.home, { replace: true })
  }
  const leaving = useSignOut(userId, goHome)
  const afterDeletion = async (erasureId: string) => {
    await signOutHereOnly()
    await goHome()
    notify.offer('Account deleted successfully', 'What happens now', () =>
      navigate(accountDeletedPath(erasureId)),
    )
  }
  return (
    <>
      <AccountPage
        email={email}
        name={name}
        preview={<Verse citation={{ ...quotations.pourOut, translation: TRANSLATION }} />}
        leaving={leaving}
        onDeleted={afterDeletion}
        onKeepNothing={() => keepNothing(userId)}
      />
      {leaving.question}
    </>
  )
}
