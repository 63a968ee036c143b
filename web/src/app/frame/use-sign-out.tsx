import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { LeftBehind } from '../../prayer/on-this-device.ts'
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
    await endPush(userId)
    await signOut(scope)
    await eraseHere()
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

/** While the server still knows who asks. What it is not told now it finds out when it sends the next one. */
async function endPush(userId: string): Promise<void> {
  try {
    const { endPushBeforeLeaving } = await import('../../push/this-device.ts')
    await endPushBeforeLeaving(userId)
  } catch {
    // Not loaded, so nothing was turned on here.
  }
}

/** Signing out does this by itself; here it is waited for, so that it is done when the person is told. */
async function eraseHere(): Promise<void> {
  try {
    const { leave } = await import('../../prayer/on-this-device.ts')
    await leave()
  } catch {
    // The next visit goes on with it.
  }
}

interface LeaveOrStayProps {
  /** What would be lost; nothing is asked while there is nothing. */
  left: LeftBehind | undefined
  onStay: () => void
  onLeave: () => void
}

/** Nobody loses a prayer by signing out without having been asked. */
export function LeaveOrStay({ left, onStay, onLeave }: LeaveOrStayProps) {
  return (
    <Modal
      opened={left !== undefined}
      onClose={onStay}
      title={left && titleOf(left)}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {left && <Question left={left} onStay={onStay} onLeave={onLeave} />}
    </Modal>
  )
}

function Question({ left, onStay, onLeave }: LeaveOrStayProps & { left: LeftBehind }) {
  const isOne = left.waiting + left.refused === 1
  return (
    <Stack>
      <Text>
        {isOne ? 'It is' : 'They are'} kept on this device alone, and signing out erases what is kept here, so
        that nobody else finds it. {whatStayingBrings(left)}
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onLeave}>
          Sign out and lose {isOne ? 'it' : 'them'}
        </Button>
        <Button data-autofocus onClick={onStay}>
          Stay
        </Button>
      </Group>
    </Stack>
  )
}

function titleOf({ waiting, refused }: LeftBehind): string {
  const prayers = (count: number) => (count === 1 ? '1 prayer' : `${count} prayers`)
  if (waiting === 0) return `${prayers(refused)} could not be saved`
  const count = waiting + refused
  return `${prayers(count)} ${count === 1 ? 'is' : 'are'} not in your journal yet`
}

/** What the server has refused goes nowhere by itself. */
function whatStayingBrings({ waiting, refused }: LeftBehind): string {
  if (waiting === 0) return 'If you stay, you can copy the words in the journal.'
  if (refused === 0)
    return `If you stay, ${waiting === 1 ? 'it goes' : 'they go'} to your journal when the connection is back; in the journal you can copy the words now.`
  return `If you stay, ${waiting} of them ${waiting === 1 ? 'goes' : 'go'} to your journal when the connection is back. ${refused} could not be saved; in the journal you can copy the words of all of them now.`
}
