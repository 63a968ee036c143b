import type { ReactNode } from 'react'
import { usePlansAreOpen } from '../../api/config.ts'
import type { PlanOption } from '../../api/types.ts'
import classes from './plan-action.module.css'
import { planOf, usePlans } from './queries.ts'

/** What leads from a plan to its payment. */
export type BuyButton = (plan: PlanOption) => ReactNode

interface PlanActionProps {
  planType: PlanOption['planType']
  buyButton: BuyButton | undefined
}

/** Where plans can be bought, the button that does it; else a word that they cannot be bought yet. */
export function PlanAction({ planType, buyButton }: PlanActionProps) {
  const { data } = usePlans()
  const plansAreOpen = usePlansAreOpen()
  const plan = planOf(data, planType)
  if (plan && plansAreOpen && buyButton) return buyButton(plan)
  return <p className={classes.soon}>Plans open soon</p>
}
