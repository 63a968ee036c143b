import { Checkbox, Stack, Text } from '@mantine/core'
import { Fragment, type ReactNode, useId } from 'react'
import type { Channel, ReminderList } from '../../../api/types.ts'
import { CHANNEL_NAMES } from '../in-words.ts'
import { PushHere } from '../ways/push-here.tsx'
import classes from './day-buttons.module.css'

const ORDER: readonly Channel[] = ['email', 'push', 'calendar']

interface ChannelChoicesProps {
  email: string
  available: ReminderList['channels']
  value: readonly Channel[]
  onChange: (channels: Channel[]) => void
  error: ReactNode
  path: string
}

/** How a reminder comes. What this site cannot do says so, and cannot be chosen. */
export function ChannelChoices({ email, available, value, onChange, error, path }: ChannelChoicesProps) {
  const id = useId()
  const about: Readonly<Record<Channel, string>> = {
    email: available.email
      ? `To ${email}`
      : 'Email is not set up on this site, so nothing can be sent by email.',
    push: available.push
      ? 'On each of your devices where you allow them'
      : 'Notifications are not set up on this site.',
    calendar: 'In your own calendar app, by a link that you add there once',
  }
  const toggle = (channel: Channel, isChosen: boolean) =>
    onChange(ORDER.filter((each) => (each === channel ? isChosen : value.includes(each))))
  return (
    <fieldset className={classes.days} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={classes.label}>How it comes</legend>
      <Stack gap="sm">
        {ORDER.map((channel, nth) => (
          <Fragment key={channel}>
            <Checkbox
              size="md"
              label={CHANNEL_NAMES[channel]}
              description={about[channel]}
              checked={value.includes(channel)}
              // One that was chosen while it was there can be taken out.
              disabled={!available[channel] && !value.includes(channel)}
              onChange={({ currentTarget }) => toggle(channel, currentTarget.checked)}
              {...(nth === 0 && { 'data-path': path })}
            />
            {channel === 'push' && available.push && value.includes(channel) && <PushHere isShort />}
          </Fragment>
        ))}
      </Stack>
      {error && (
        <Text id={`${id}-error`} role="alert" className={classes.error}>
          {error}
        </Text>
      )}
    </fieldset>
  )
}
