import { useEffect } from 'react'
import { AuthPage } from '../features/account/auth-page.tsx'
import { destinationAfterSignIn } from '../features/prayers/after-sign-in.ts'
import { startSessionManagerSoon } from './start.ts'

export function Component() {
  useEffect(startSessionManagerSoon, [])
  return <AuthPage destinationFor={destinationAfterSignIn} />
}
