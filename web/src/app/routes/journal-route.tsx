import { JournalPage } from '../../features/journal/journal-page.tsx'
import { useSignedIn } from '../use-signed-in.ts'

export function Component() {
  const { userId } = useSignedIn()
  return <JournalPage userId={userId} />
}
