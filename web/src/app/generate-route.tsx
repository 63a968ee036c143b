import { GeneratePage } from '../features/prayers/generate/generate-page.tsx'
import { useSignedIn } from './use-signed-in.ts'

export function Component() {
  const { userId } = useSignedIn()
  return <GeneratePage userId={userId} />
}
