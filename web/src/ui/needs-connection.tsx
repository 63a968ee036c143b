import { Text } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { type ReactNode, useId } from 'react'
import classes from './needs-connection.module.css'

interface NeedsConnectionProps {
  /** Said when there is none, for example 'Deleting needs the connection.' */
  reason?: string
  children: ReactNode
}

/** Controls that do nothing without the server: offline they rest, and the reason stands there. */
export function NeedsConnection({ reason, children }: NeedsConnectionProps) {
  const { online } = useNetwork()
  const id = useId()
  return (
    <fieldset
      className={classes.controls}
      disabled={!online}
      aria-describedby={!online && reason ? id : undefined}
    >
      {children}
      {!online && reason && (
        <Text id={id} className={classes.reason}>
          {reason}
        </Text>
      )}
    </fieldset>
  )
}
