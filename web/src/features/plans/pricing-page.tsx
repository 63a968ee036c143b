import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { facts } from '../../facts.ts'
import { paths } from '../../paths.ts'
import { track } from '../../tracking.ts'
import { Page } from '../../ui/page/page.tsx'
import { CheckoutOverlay } from './checkout/checkout-overlay.tsx'
import { type CheckoutWords, useCheckout } from './checkout/use-checkout.ts'
import { PlanAction } from './plan-action.tsx'
import { PlanCard, PlanCards, Price } from './plan-card.tsx'
import { usePrices } from './prices.ts'
import { Promises } from './promises.tsx'

const FREE = [
  `${facts.freePrayers} free prayer generations`,
  'All prayer categories',
  'Save both prayers to your journal',
]

// PRC-05
const PAID = [
  'Unlimited prayer generation',
  'Save prayers to your journal',
  'Text-to-speech',
  'Priority support',
  'Ad-free',
  'Early access to new features',
]

const WORDS: CheckoutWords = { failed: 'Failed to start checkout. Please try again.' }

export function PricingPage() {
  const prices = usePrices()
  const checkout = useCheckout(WORDS)
  const { step, buy } = checkout
  useCountView()
  return (
    <Page
      title="Choose Your Plan"
      tabTitle="Pricing"
      description={`Start with ${facts.freePrayers} free prayers, no credit card. What the monthly and the yearly plan cost, and what they hold.`}
      subtitle={`Start with ${facts.freePrayers} free prayers`}
      size={1080}
    >
      <PlanCards>
        <PlanCard
          name="Free Plan"
          price={<Price amount={prices.free} note="No credit card" />}
          features={FREE}
          action={
            <Button component={Link} to={paths.auth} fullWidth>
              Get Started
            </Button>
          }
        />
        <PlanCard
          name="Monthly"
          price={<Price amount={prices.monthly} per="month" />}
          features={PAID}
          action={
            <PlanAction
              planType="monthly"
              label="Choose Monthly"
              busyLabel="Loading..."
              step={step}
              onBuy={buy}
            />
          }
        />
        <PlanCard
          name="Yearly"
          badge={prices.yearlySavings}
          price={<Price amount={prices.yearly} per="year" note={`about ${prices.yearlyByMonth}/month`} />}
          features={PAID}
          action={
            <PlanAction
              planType="yearly"
              label="Choose Yearly"
              busyLabel="Loading..."
              lead
              step={step}
              onBuy={buy}
            />
          }
          lead
        />
      </PlanCards>
      <Promises />
      {step.name === 'blocked' && <CheckoutOverlay checkout={checkout} />}
    </Page>
  )
}

/** PRC-09; once for each time the page is opened. */
function useCountView(): void {
  const counted = useRef(false)
  useEffect(() => {
    if (counted.current) return
    counted.current = true
    track('pricing_page_view')
  }, [])
}
