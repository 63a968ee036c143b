import { useNetwork } from '@mantine/hooks'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import classes from './shell.module.css'

/** A word under the header when the network is gone. It lies over the page, which does not move while somebody writes. */
export function OfflineLine() {
  const { online } = useNetwork()
  // The journal says itself what stands there.
  const isSaidThere = useLocation().pathname === paths.journal
  return (
    <div role="status" className={classes.offline}>
      {!online && !isSaidThere && <p>You are offline. Some things here need the connection.</p>}
    </div>
  )
}
