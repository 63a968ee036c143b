import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useConfig } from '../../api/config.ts'
import { meQuery } from '../../api/me.ts'
import type { PlanType } from '../../api/types.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { buyButtonId, type CheckoutStep } from './checkout/use-checkout.ts'
import classes from './plan-action.module.css'

interface PlanActionProps {
  planType: PlanType
  label: string
  /** On the button of the plan whose payment page is fetched. */
  busyLabel: string
  lead?: boolean
  step: CheckoutStep
  onBuy: (planType: PlanType) => void
}

/** The way to a plan; for somebody who has one, the way to change it. */
export function PlanAction({ planType, label, busyLabel, lead = false, step, onBuy }: PlanActionProps) {
  const { plans } = useConfig()
  const isBusy = step.name !== 'choosing'
  const isChosen = step.name === 'preparing' && step.planType === planType
  if (useHasPlan())
    return (
      <Button variant="default" component={Link} to={paths.account} fullWidth>
        Manage Subscription
      </Button>
    )
  return (
    <div className={classes.action} data-plans={plans}>
      <p className={classes.soon}>Plans open soon</p>
      <Button
        id={buyButtonId(planType)}
        className={classes.buy}
        variant={lead ? 'filled' : 'default'}
        fullWidth
        // Not `disabled`: somebody on the keyboard would lose their place.
        aria-disabled={isBusy}
        data-disabled={isBusy || undefined}
        onClick={() => isBusy || onBuy(planType)}
      >
        {isChosen ? busyLabel : label}
      </Button>
    </div>
  )
}

function useHasPlan(): boolean {
  const { status } = useSession()
  const { data: me } = useQuery({ ...meQuery, enabled: status === 'signed-in' })
  return me?.premium_status ?? false
}
