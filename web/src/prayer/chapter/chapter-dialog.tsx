import { Alert, Button, Modal, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { messageOf } from '../../api/errors.ts'
import classes from './chapter-dialog.module.css'
import { ChapterText } from './chapter-text.tsx'
import { chapterName } from './cited-verses.ts'
import { useChapter } from './queries.ts'

interface ChapterDialogProps {
  reference: string
  opened: boolean
  onClose: () => void
}

/** The whole chapter, at the verses that are prayed. On a phone it is a page of its own. */
export function ChapterDialog({ reference, opened, onClose }: ChapterDialogProps) {
  const isPhone = useMediaQuery('(max-width: 36em)')
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={720}
      fullScreen={isPhone}
      title={chapterName(reference)}
      classNames={{ title: classes.title, header: classes.header, body: classes.body }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44, iconSize: 20 }}
    >
      <Chapter reference={reference} opened={opened} />
    </Modal>
  )
}

function Chapter({ reference, opened }: { reference: string; opened: boolean }) {
  const { data, error, isFetching, refetch } = useChapter(reference, opened)
  if (data) return <ChapterText passage={data} />
  if (error && !isFetching)
    return (
      <Alert color="clay" role="alert">
        <Text mb="sm">{messageOf(error, 'The chapter could not be opened.')}</Text>
        <Button size="sm" variant="default" onClick={() => refetch()}>
          Try again
        </Button>
      </Alert>
    )
  return <Opening />
}

function Opening() {
  return (
    <div>
      <VisuallyHidden role="status">Opening the chapter</VisuallyHidden>
      <Stack gap={18} aria-hidden="true">
        {LINES.map((width) => (
          <Skeleton key={width} height={20} width={width} />
        ))}
      </Stack>
    </div>
  )
}

const LINES = ['92%', '78%', '88%', '64%', '84%', '71%', '90%', '58%']
