import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { AuthPage } from '../../features/account/auth/auth-page.tsx'
import { generationPath, paths } from '../../paths.ts'
import { askedPrayer } from '../../prayer/in-this-tab.ts'
import { pendingRequest } from '../../prayer/pending-request.ts'
import { prayerDraft } from '../../prayer/prayer-draft.ts'
import { fromOf } from '../../way-back.ts'
import { cameFrom } from '../require-session.tsx'
import { startSessionManagerSoon } from '../start.ts'

export function AuthRoute() {
  useEffect(startSessionManagerSoon, [])
  const { state } = useLocation()
  // The state of the first address holds, also when the person changes between the forms.
  const [sentFrom] = useState(() => fromOf(state))
  return <AuthPage destinationFor={(userId) => destinationFor(userId, sentFrom)} />
}

/** A request that was typed meanwhile wins (D-10); then what led here, and where somebody was. */
function destinationFor(userId: string, sentFrom: string | undefined): string {
  const isAsking = pendingRequest.find(userId) !== undefined
  return (isAsking ? undefined : (sentFrom ?? cameFrom.find(userId))) ?? destinationAfterSignIn(userId)
}

/** Back to the prayer somebody was on their way to (AUT-18, D-10), otherwise to the dashboard. */
function destinationAfterSignIn(userId: string): string {
  const waiting = pendingRequest.find(userId) !== undefined || prayerDraft.find(userId) !== undefined
  if (waiting) return paths.generate
  const asked = askedPrayer.find(userId)
  return asked ? generationPath(asked.id) : paths.dashboard
}
