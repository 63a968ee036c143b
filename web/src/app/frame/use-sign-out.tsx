import { type ReactNode, useState } from 'react'
import { LeaveOrStay } from '../../prayer/waiting/leave-or-stay.tsx'
import type { LeftBehind } from '../../prayer/waiting/left-behind.ts'
import { signOut } from '../../session/auth.ts'
import { notify } from '../../ui/notify.tsx'

export interface Leaving {
  /** A last try to send what waits is under way. */
  readonly isTrying: boolean
  /** Goes on at once when nothing would be lost, and otherwise when the person wants it all the same. */
  ask(goOn: () => void): Promise<void>
  leave(scope?: 'local' | 'global'): Promise<void>
  /** Stands somewhere on the page. */
  readonly question: ReactNode
}

/** The one way out, for every button that signs out. */
export function useSignOut(userId: string, after?: () => Promise<void>): Leaving {
  const [isTrying, setTrying] = useState(false)
  const [asked, setAsked] = useState<{ readonly left: LeftBehind; readonly goOn: () => void }>()
  const stay = () => setAsked(undefined)

  const ask = async (goOn: () => void) => {
    if (isTrying) return
    setTrying(true)
    const left = await whatIsLeftBehind(userId)
    setTrying(false)
    if (left) setAsked({ left, goOn })
    else goOn()
  }
  const leave = async (scope: 'local' | 'global' = 'local') => {
    await signOut(scope)
    await after?.()
    notify.success('Signed out successfully')
  }
  const goOn = () => {
    stay()
    asked?.goOn()
  }
  return {
    isTrying,
    ask,
    leave,
    question: <LeaveOrStay left={asked?.left} onStay={stay} onLeave={goOn} />,
  }
}

/** Loaded since the person arrived; if it is not, nothing was kept by it. */
async function whatIsLeftBehind(userId: string): Promise<LeftBehind | undefined> {
  try {
    const { findLeftBehind } = await import('../../prayer/on-this-device.ts')
    return await findLeftBehind(userId)
  } catch {
    return undefined
  }
}
