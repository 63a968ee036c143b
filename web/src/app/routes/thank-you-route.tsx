import { ThankYouPage } from '../../features/plans/thank-you-page.tsx'
import { useSignedIn } from '../use-signed-in.ts'

export function Component() {
  const { name } = useSignedIn()
  return <ThankYouPage name={name} />
}
