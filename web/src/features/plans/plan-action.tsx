import classes from './plan-action.module.css'

/** Where the way to pay for a plan will be. */
export function PlanAction() {
  return <p className={classes.soon}>Plans open soon</p>
}
