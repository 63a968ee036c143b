import { useLocation } from 'react-router-dom'
import { GeneratePage } from '../features/prayers/generate/generate-page.tsx'
import { useSignedIn } from './use-signed-in.ts'

export function Component() {
  const { userId } = useSignedIn()
  const { state, key } = useLocation()
  const openLast = state?.openLast === true
  // Another person in this tab, and a prayer that is opened again, start with a page of their own.
  return <GeneratePage key={openLast ? key : userId} userId={userId} openLast={openLast} />
}
