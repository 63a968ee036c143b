import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ChapterDialog } from './chapter-dialog.tsx'
import classes from './read-in-chapter.module.css'

/** Leads from a quotation to what stands around it. */
export function ReadInChapter({ reference }: { reference: string }) {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <UnstyledButton className={classes.open} onClick={open} aria-haspopup="dialog">
        Read in its chapter<VisuallyHidden>: {reference}</VisuallyHidden>
      </UnstyledButton>
      <ChapterDialog reference={reference} opened={opened} onClose={close} />
    </>
  )
}
