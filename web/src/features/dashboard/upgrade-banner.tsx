import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { facts } from '../../facts.ts'
import { paths } from '../../paths.ts'
import classes from './upgrade-banner.module.css'

/** For people without a plan (DSH-08): what one would change, in one line. */
export function UpgradeBanner() {
  return (
    <section className={classes.banner} aria-label="Plans">
      <p className={classes.words}>
        A free account includes {facts.freePrayers} prayers. With a plan you pray as often as you need to.
      </p>
      <Button variant="default" component={Link} to={paths.subscribe}>
        View Plans
      </Button>
    </section>
  )
}
