import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ChapterDialog } from './chapter-dialog.tsx'
import classes from './read-in-chapter.module.css'

interface ReadInChapterProps {
  reference: string
  label?: string
}

/** Leads from a quotation to what stands around it. */
export function ReadInChapter({ reference, label = 'Read in its chapter' }: ReadInChapterProps) {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <UnstyledButton className={classes.open} onClick={open} aria-haspopup="dialog">
        {label}
        <VisuallyHidden>: {reference}</VisuallyHidden>
      </UnstyledButton>
      <ChapterDialog reference={reference} opened={opened} onClose={close} />
    </>
  )
}
