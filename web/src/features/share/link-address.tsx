import { Button, Group, TextInput } from '@mantine/core'
import { sharedPrayerPath } from '../../paths.ts'
import { notify } from '../../ui/notify.tsx'
import { shareAddress } from './deliver-card.ts'

/** The link, to be copied or handed to the device. */
export function LinkAddress({ token }: { token: string }) {
  const url = `${location.origin}${sharedPrayerPath(token)}`

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      notify.success('Link copied')
    } catch {
      notify.failure('The link could not be copied. Please select it and copy it.')
    }
  }
  const share = async () => {
    try {
      if (await shareAddress(url)) notify.success('Link shared')
    } catch {
      notify.failure('The link could not be shared. You can copy it instead.')
    }
  }

  return (
    <div>
      <TextInput
        label="Your link"
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group gap="sm" mt="sm">
        <Button onClick={copy}>Copy link</Button>
        {typeof navigator.share === 'function' && (
          <Button variant="default" onClick={share}>
            Share link
          </Button>
        )}
      </Group>
    </div>
  )
}
