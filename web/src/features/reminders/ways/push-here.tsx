import { Button, Text } from '@mantine/core'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { explanationOf } from '../../../api/errors.ts'
import { type PushState, pushState, turnPushOff, turnPushOn } from '../../../push/this-device.ts'
import { useSignedIn } from '../../../session/session.ts'
import { notify } from '../../../ui/notify.tsx'
import { SubmitError } from '../../../ui/submit-error.tsx'
import classes from './ways.module.css'

const stateQuery = (userId: string) =>
  queryOptions({ queryKey: ['push', userId], queryFn: () => pushState(userId) })

const WORDS: Readonly<Record<PushState, string>> = {
  on: 'This device shows your reminders as notifications.',
  off: 'This device does not show notifications yet.',
  denied:
    'Notifications are blocked for this site. To allow them, open the site settings beside the address, set Notifications to Allow, and reload this page.',
  unsupported: 'This browser cannot show notifications of this site. Email and calendar work everywhere.',
  'needs-home-screen':
    'On an iPhone or iPad, add this site to your home screen first: press Share, then Add to Home Screen. Open it from there, and turn notifications on here.',
}

/** Notifications on this device. The browser's question comes only after a press. */
export function PushHere({ isShort = false }: { isShort?: boolean }) {
  const { userId } = useSignedIn()
  const client = useQueryClient()
  const { queryKey } = stateQuery(userId)
  const { data: state } = useQuery(stateQuery(userId))
  const turn = useMutation({
    mutationFn: async (on: boolean) => {
      await (on ? turnPushOn(userId) : turnPushOff(userId))
      return pushState(userId)
    },
    onSuccess: (now, on) => {
      client.setQueryData(queryKey, now)
      if (on && now === 'on') notify.success('Notifications are on')
      if (!on) notify.success('Notifications are off on this device')
    },
    onError: () => client.invalidateQueries({ queryKey }),
  })
  if (state === undefined || (isShort && state === 'on')) return null
  return (
    <div className={isShort ? classes.short : undefined}>
      <Text role="status">{WORDS[state]}</Text>
      <SubmitError message={explanationOf(turn.error, 'That did not work. Please try again.')} />
      {(state === 'off' || state === 'on') && (
        <Button
          mt="sm"
          variant="default"
          size={isShort ? 'sm' : 'md'}
          loading={turn.isPending}
          onClick={() => turn.isPending || turn.mutate(state === 'off')}
        >
          {state === 'off' ? 'Turn on for this device' : 'Turn off for this device'}
        </Button>
      )}
    </div>
  )
}
