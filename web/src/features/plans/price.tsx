import { Button, Skeleton, Text, VisuallyHidden } from '@mantine/core'
import type { PlanOption } from '../../api/types.ts'
import { money } from './money.ts'
import classes from './price.module.css'
import { planOf, usePlans } from './queries.ts'

/** What a paid plan costs: a skeleton while that is asked, and another try when nobody answered. */
export function PlanPrice({ planType }: { planType: PlanOption['planType'] }) {
  const { data, isPending, refetch, isFetching } = usePlans()
  const plan = planOf(data, planType)
  if (isPending) return <PriceToCome />
  if (!plan)
    return (
      <>
        <Text mb="xs">The price could not be loaded.</Text>
        <Button size="sm" variant="default" loading={isFetching} onClick={() => refetch()}>
          Try again
        </Button>
      </>
    )
  return (
    <>
      <Amount amount={plan.price} currency={plan.currency} per={plan.interval} />
      {plan.monthlyEquivalent !== undefined && (
        <p className={classes.note}>about {money(plan.monthlyEquivalent, plan.currency)}/month</p>
      )}
    </>
  )
}

/** Nothing, in the money of the other plans. */
export function NoPrice({ note }: { note: string }) {
  const { data } = usePlans()
  return (
    <>
      <Amount amount={0} currency={data?.[0]?.currency ?? 'USD'} />
      <p className={classes.note}>{note}</p>
    </>
  )
}

function Amount({ amount, currency, per }: { amount: number; currency: string; per?: 'month' | 'year' }) {
  return (
    <p className={classes.amount}>
      <span className={classes.number}>{money(amount, currency)}</span>
      {per && <span className={classes.per}>/{per}</span>}
    </p>
  )
}

function PriceToCome() {
  return (
    <>
      <VisuallyHidden role="status">Loading the price</VisuallyHidden>
      <Skeleton height={36} width={130} mt={8} aria-hidden="true" className={classes.skeleton} />
      <noscript>The price is shown where scripts may run.</noscript>
    </>
  )
}
