import { Checkbox, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { keepOffline } from '../../preferences.ts'
import { AccountSection } from './account-section.tsx'

/** Whether prayers are kept on this device. Said once, honestly: they lie there readable. */
export function OfflineSection({ onKeepNothing }: { onKeepNothing: () => void }) {
  const about = useId()
  const [keep, setKeep] = useState(keepOffline.read)
  return (
    <AccountSection title="Offline">
      <Checkbox
        label="Keep my journal readable offline on this device"
        aria-describedby={about}
        checked={keep}
        onChange={({ currentTarget }) => {
          keepOffline.write(currentTarget.checked)
          setKeep(currentTarget.checked)
          if (!currentTarget.checked) onKeepNothing()
        }}
      />
      <Text id={about} c="dimmed" size="sm" mt="xs">
        Your newest prayers are kept in this browser. Anyone who can use it can read them. They are erased
        when you sign out. Leave this off on a device you share.
      </Text>
    </AccountSection>
  )
}
