import { JournalPage } from '../../features/journal/journal-page.tsx'
import { useSignedIn } from '../../session/session.ts'

export function Component() {
  const { userId } = useSignedIn()
  return <JournalPage userId={userId} />
}
