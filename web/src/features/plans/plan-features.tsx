import { CheckIcon } from '../../ui/icons.tsx'
import classes from './plan-features.module.css'

/** What a plan holds, a tick before each. */
export function PlanFeatures({ features }: { features: readonly string[] }) {
  return (
    <ul className={classes.features}>
      {features.map((feature) => (
        <li key={feature}>
          <CheckIcon />
          {feature}
        </li>
      ))}
    </ul>
  )
}
