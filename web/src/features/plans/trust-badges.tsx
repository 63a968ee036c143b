import { facts } from '../../facts.ts'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import classes from './trust-badges.module.css'

/** What is true of this very page: the badge of an encrypted connection shows only where there is one (D-22). */
export function TrustBadges() {
  const isEncrypted = useHydrated() && location.protocol === 'https:'
  return (
    <ul className={classes.badges} aria-label="What you can rely on">
      {isEncrypted && <li>SSL encrypted</li>}
      <li>{facts.guaranteeDays}-Day Money-Back</li>
      <li>Cancel anytime</li>
    </ul>
  )
}
