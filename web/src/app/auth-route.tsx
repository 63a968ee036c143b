import { AuthPage } from '../features/account/auth-page.tsx'
import { destinationAfterSignIn } from '../features/prayers/after-sign-in.ts'

export function Component() {
  return <AuthPage destinationFor={destinationAfterSignIn} />
}
