import { GeneratePage } from '../features/prayers/generate/generate-page.tsx'
import { useSignedIn } from './use-signed-in.ts'

export function Component() {
  const { userId } = useSignedIn()
  // Another person in this tab starts with a page of their own.
  return <GeneratePage key={userId} userId={userId} />
}
