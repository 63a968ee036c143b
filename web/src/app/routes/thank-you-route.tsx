import { ThankYouPage } from '../../features/plans/thank-you-page.tsx'
import { useSignedIn } from '../../session/session.ts'

export function Component() {
  const { name } = useSignedIn()
  return <ThankYouPage name={name} />
}
