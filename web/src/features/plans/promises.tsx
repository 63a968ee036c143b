import { Anchor } from '@mantine/core'
import { useConfig } from '../../api/config.ts'
import { facts } from '../../facts.ts'
import classes from './promises.module.css'

/** What holds for every plan, and who answers questions (PRC-06, D-01b). */
export function Promises() {
  const { supportEmail } = useConfig()
  return (
    <div className={classes.promises}>
      <p>{facts.guaranteeDays}-day money-back guarantee on all plans.</p>
      <p>
        Questions? Write to{' '}
        <Anchor href={`mailto:${supportEmail}`} inherit>
          {supportEmail}
        </Anchor>
        .
      </p>
    </div>
  )
}
