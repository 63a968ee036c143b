import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './plan-card.module.css'
import { PlanFeatures } from './plan-features.tsx'
import priceClasses from './price.module.css'

interface PlanCardProps {
  name: string
  /** For example `Best Value`; may be empty. */
  badge?: string | undefined
  price: ReactNode
  features: readonly string[]
  /** What one can do about it. */
  action: ReactNode
  lead?: boolean
}

export function PlanCard({ name, badge, price, features, action, lead = false }: PlanCardProps) {
  const id = useId()
  return (
    <section className={classes.card} data-lead={lead || undefined} aria-labelledby={id}>
      <Title order={2} id={id} className={classes.name}>
        {name}
      </Title>
      {badge !== undefined && <p className={classes.badge}>{badge}</p>}
      <div className={classes.price}>{price}</div>
      <div className={classes.features}>
        <PlanFeatures features={features} />
      </div>
      <div className={classes.action}>{action}</div>
    </section>
  )
}

export function PlanCards({ children }: { children: ReactNode }) {
  return <div className={classes.cards}>{children}</div>
}

interface PriceProps {
  amount: string
  per?: 'month' | 'year'
  note?: string
  /** Beside the note; may be empty. */
  savings?: string
}

export function Price({ amount, per, note, savings }: PriceProps) {
  return (
    <>
      <p className={priceClasses.amount}>
        <span className={priceClasses.number}>{amount}</span>
        {per && <span className={priceClasses.per}>/{per}</span>}
      </p>
      {note !== undefined && (
        <p className={priceClasses.note}>
          {note}
          {savings !== undefined && <span className={priceClasses.savings}>{savings}</span>}
        </p>
      )}
    </>
  )
}
