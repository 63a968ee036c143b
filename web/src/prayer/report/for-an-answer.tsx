import { Text } from '@mantine/core'
import { useConfig } from '../../api/config.ts'

/** RES-13: the report has no address to answer to. */
export function ForAnAnswer() {
  const { supportEmail } = useConfig()
  return (
    <Text size="sm" c="dimmed">
      If you would like an answer, please write to {supportEmail} and say what is wrong with it.
    </Text>
  )
}
