import { Alert, Button } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'

interface OfflineNoticeProps {
  /** When the journal was as it stands here. */
  at: string
  isWhole: boolean
  count: number
  onRetry: () => void
}

/** What one reads is not from the server just now. */
export function OfflineNotice({ at, isWhole, count, onRetry }: OfflineNoticeProps) {
  const { online } = useNetwork()
  return (
    <Alert color="gray" role="status" mb="lg">
      {online ? 'The server cannot be reached' : 'You are offline'}: this is the journal as it was on{' '}
      {momentInWords(at)}
      {isWhole ? '.' : `, with the newest ${count} prayers.`} Reading and searching work on what is kept here.
      Changes need the connection.
      {online && (
        <div>
          <Button size="sm" variant="default" mt="sm" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </Alert>
  )
}

const words = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** 'November 21, 2026 at 5:40 PM' */
function momentInWords(moment: string): string {
  return words.format(new Date(moment))
}
