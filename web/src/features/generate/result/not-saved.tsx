import { Alert, Button, Title } from '@mantine/core'
import { ApiError, isStatus } from '../../../api/errors.ts'
import type { Citation } from '../../../api/types.ts'
import { facts } from '../../../facts.ts'
import { copyPrayer } from '../../../prayer/copy-prayer.ts'
import { SubmitError } from '../../../ui/submit-error.tsx'

interface NotSavedProps {
  error: Error | null
  prayer: string
  citations: readonly Citation[]
}

/** Why the prayer is not in the journal. It stays on the screen, and can be copied whatever happens. */
export function NotSaved({ error, prayer, citations }: NotSavedProps) {
  const isGone = isStatus(error, 410) || isStatus(error, 404)
  if (!isGone) return <SubmitError message={refusalOf(error)} />
  return (
    <Alert color="clay" role="alert">
      <Title order={2} size="h3" mb="xs">
        This prayer can no longer be saved
      </Title>
      We keep an unsaved prayer for {facts.unsavedKeptDays} days, and the server does not have this one any
      more. It is still here on your screen: copy its text to keep it.
      <div>
        <Button mt="md" size="sm" onClick={() => copyPrayer(prayer, citations)}>
          Copy the text
        </Button>
      </div>
    </Alert>
  )
}

/** RES-10; and what a person can mend is told in the server's own words. */
function refusalOf(error: Error | null): string | undefined {
  if (error === null) return undefined
  if (isStatus(error, 401)) return 'Not authenticated'
  const isMendable = error instanceof ApiError && [400, 422, 429].includes(error.status)
  return ['Failed to save prayer', isMendable && error.message].filter(Boolean).join('. ')
}
