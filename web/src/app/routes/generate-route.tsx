import { useParams } from 'react-router-dom'
import { GeneratePage } from '../../features/generate/generate-page.tsx'
import { useSignedIn } from '../../session/session.ts'

export function Component() {
  const { userId } = useSignedIn()
  // PostgreSQL and the device write ids in small letters.
  const id = useParams().id?.toLowerCase()
  return <GeneratePage key={id} userId={userId} id={id} />
}
