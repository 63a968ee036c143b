import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SignedInSession } from '../../api/types.ts'
import { PartNotLoaded } from '../../ui/load-failed.tsx'
import { dateInWords, timeAgo } from '../../ui/moments.ts'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import { notify } from '../../ui/notify.tsx'
import { SubmitError } from '../../ui/submit-error.tsx'
import { AccountSection } from './account-section.tsx'
import { authMessageOf } from './auth/fields.ts'
import { endSessionMessageOf, sessionsQuery, useEndOtherSessions, useEndSession } from './queries.ts'
import classes from './sessions-section.module.css'

/** D-39: where the person is signed in, and ways to end these sessions. */
export function SessionsSection() {
  const { data: sessions, isPending, refetch } = useQuery(sessionsQuery)
  return (
    <AccountSection title="Your devices">
      {sessions && <Sessions sessions={sessions} />}
      {!sessions && isPending && <Skeleton height={120} role="status" aria-label="Loading your devices" />}
      {!sessions && !isPending && (
        <PartNotLoaded onRetry={() => refetch()}>Your devices could not be loaded.</PartNotLoaded>
      )}
    </AccountSection>
  )
}

function Sessions({ sessions }: { sessions: readonly SignedInSession[] }) {
  const end = useEndSession()
  const list = useRef<HTMLUListElement>(null)
  // The button goes with its session; without this, the keyboard would begin again at the top of the page.
  const stayHere = () => list.current?.focus()
  const endOne = (session: SignedInSession) => end.isPending || end.mutate(session, { onSuccess: stayHere })
  const others = sessions.filter(({ current }) => !current).length
  return (
    <NeedsConnection reason="You are offline. Signing out a device needs the connection.">
      <ul ref={list} className={classes.list} tabIndex={-1} aria-label="Where you are signed in">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables.id === session.id}
            onEnd={() => endOne(session)}
          />
        ))}
      </ul>
      <SubmitError message={endSessionMessageOf(end.error)} />
      <Text c="dimmed" size="sm" mt="sm">
        {others === 0
          ? 'You are signed in on this device only.'
          : 'If one of these is not yours, sign it out and change your password.'}
      </Text>
      {others > 1 && <SignOutOthers onEnded={stayHere} />}
    </NeedsConnection>
  )
}

function SignOutOthers({ onEnded }: { onEnded: () => void }) {
  const [asking, setAsking] = useState(false)
  const ended = () => {
    setAsking(false)
    notify.success('All other devices are signed out')
    onEnded()
  }
  return (
    <>
      <Button variant="default" mt="md" onClick={() => setAsking(true)}>
        Sign Out All Other Devices
      </Button>
      <EndOtherSessions
        opened={asking}
        title="Sign out all other devices?"
        consequence="You stay signed in on this device. What you saved stays in your journal."
        action="Sign Out Others"
        onClose={() => setAsking(false)}
        onEnded={ended}
      />
    </>
  )
}

interface SessionRowProps {
  session: SignedInSession
  isEnding: boolean
  onEnd: () => void
}

/** One device. The one in use has no button: Sign Out stands below, with what it asks first. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, network, created_at, last_used_at, current } = session
  const lastUsed = timeAgo(last_used_at)
  const from = network === undefined ? '' : ` from network ${network}`
  return (
    <li className={classes.session}>
      <div className={classes.about}>
        <Text fw={600}>{current ? `${device} (this device)` : device}</Text>
        <Text size="sm" c="dimmed">
          {`Signed in on ${dateInWords(created_at)}${from}.`}
          {!current && ` Last used ${lastUsed}.`}
        </Text>
      </div>
      {!current && (
        <Button
          variant="default"
          aria-label={`Sign Out: ${device}, last used ${lastUsed}`}
          loading={isEnding}
          onClick={onEnd}
        >
          Sign Out
        </Button>
      )}
    </li>
  )
}

interface EndOtherSessionsProps {
  opened: boolean
  title: string
  /** What the person is told before they say yes. */
  consequence: string
  /** The button that does it. */
  action: string
  onClose: () => void
  /** All other devices are signed out. This one is not yet. */
  onEnded: () => void
}

/** Asks before all other devices are signed out. */
export function EndOtherSessions({
  opened,
  title,
  consequence,
  action,
  onClose,
  onEnded,
}: EndOtherSessionsProps) {
  const end = useEndOtherSessions()
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        <Text>{consequence}</Text>
        <SubmitError message={authMessageOf(end.error)} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={end.isPending}
            onClick={() => end.isPending || end.mutate(undefined, { onSuccess: onEnded })}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
