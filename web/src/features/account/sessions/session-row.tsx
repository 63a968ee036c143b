import { Button, Text } from '@mantine/core'
import { formatDistanceToNow } from 'date-fns/formatDistanceToNow'
import type { SignedInSession } from '../../../api/types.ts'
import classes from './sessions-section.module.css'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

interface SessionRowProps {
  session: SignedInSession
  isEnding: boolean
  onEnd: () => void
}

/** One device. The one in use has no button: Sign Out stands below, with what it asks first. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, network, created_at, last_used_at, current } = session
  const lastUsed = formatDistanceToNow(new Date(last_used_at), { addSuffix: true })
  const from = network === undefined ? '' : ` from network ${network}`
  return (
    <li className={classes.session}>
      <div className={classes.about}>
        <Text fw={600}>{current ? `${device} (this device)` : device}</Text>
        <Text size="sm" c="dimmed">
          {`Signed in on ${DAY.format(new Date(created_at))}${from}.`}
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
