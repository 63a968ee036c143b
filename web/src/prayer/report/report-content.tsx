import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import classes from './report-content.module.css'
import { ReportDialog } from './report-dialog.tsx'

/** Something is wrong with this prayer (RES-13, D-23). */
export function ReportContent({ generationId }: { generationId: string }) {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="subtle" className={classes.report} aria-haspopup="dialog" onClick={open}>
        Report content
      </Button>
      {/* Each prayer has a report of its own: what was chosen for another version does not stay. */}
      <ReportDialog key={generationId} generationId={generationId} opened={opened} onClose={close} />
    </>
  )
}
