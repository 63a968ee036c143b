import { Button } from '@mantine/core'
import { useConfig } from '../../../api/config.ts'
import { notify } from '../../../ui/notify.tsx'
import classes from './save-prayer.module.css'

/** Something is wrong with this prayer (RES-13). */
export function ReportContent() {
  const { supportEmail } = useConfig()
  return (
    <Button
      variant="subtle"
      className={classes.report}
      onClick={() =>
        notify.info(`To report this prayer, please write to ${supportEmail} and say what is wrong with it.`)
      }
    >
      Report content
    </Button>
  )
}
