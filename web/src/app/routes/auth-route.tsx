import { useEffect } from 'react'
import { AuthPage } from '../../features/account/auth/auth-page.tsx'
import { destinationAfterSignIn } from '../../prayer/after-sign-in.ts'
import { pendingRequest } from '../../prayer/pending-request.ts'
import { cameFrom } from '../require-session.tsx'
import { startSessionManagerSoon } from '../start.ts'

export function Component() {
  useEffect(startSessionManagerSoon, [])
  return <AuthPage destinationFor={destinationFor} />
}

/** A request that was typed meanwhile wins (D-10); then where somebody was. */
function destinationFor(userId: string): string {
  const isAsking = pendingRequest.find(userId) !== undefined
  return (isAsking ? undefined : cameFrom.find(userId)) ?? destinationAfterSignIn(userId)
}
