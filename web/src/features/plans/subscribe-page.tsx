import { Button, Container, Title } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useConfig } from '../../api/config.ts'
import type { PlanType } from '../../api/types.ts'
import { facts } from '../../facts.ts'
import { paths } from '../../paths.ts'
import { PLAN_NAMES } from '../../ui/format.ts'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { focusUnlessFirst, PageHead } from '../../ui/page/page.tsx'
import { caption, stories } from '../../ui/sample-stories.ts'
import { CheckoutOverlay } from './checkout/checkout-overlay.tsx'
import { ConfirmPlan } from './checkout/confirm-plan.tsx'
import { type CheckoutWords, useCheckout } from './checkout/use-checkout.ts'
import { PlanAction } from './plan-action.tsx'
import { PlanCard, PlanCards, Price } from './plan-card.tsx'
import { usePrices } from './prices.ts'
import { Promises } from './promises.tsx'
import classes from './subscribe-page.module.css'
import trustBadgesClasses from './trust-badges.module.css'
import twoStoriesClasses from './two-stories.module.css'

const STARTER = [
  `${facts.freePrayers} free prayers`,
  'Scripture personalization',
  'Save both prayers to your journal',
]
const FAITH_BUILDER = [
  'Unlimited prayers',
  'Voice narration',
  'Personal journal',
  'Shareable prayers',
  'Priority support',
]
const FAITHFUL_MEMBER = [
  'All premium features',
  'Daily Psalm Reflection emails',
  'Member-only community',
  'Priority support',
]

export function SubscribePage() {
  return (
    <>
      <PageHead
        title="Plans"
        description={`Begin with ${facts.freePrayers} free prayers, and go on with a plan when you wish: unlimited prayers, a voice that reads them, and your journal.`}
      />
      <Hero />
      <Container size={1080} className={classes.plans} component="section" aria-labelledby="plans">
        <Title order={2} id="plans" tabIndex={-1} className={classes.heading}>
          Choose your plan
        </Title>
        <Plans />
        <TrustBadges />
        <TwoStories />
        <Promises />
      </Container>
    </>
  )
}

function Hero() {
  const { product } = useConfig()
  return (
    <div className={classes.hero}>
      <Container size={680}>
        <Title order={1} tabIndex={-1} ref={focusUnlessFirst}>
          Pray as often as you need to
        </Title>
        <p className={classes.lead}>
          Everybody begins with {facts.freePrayers} free prayers. A plan removes the limit, and keeps{' '}
          {product} going without advertisements and without selling anybody’s data.
        </p>
        <Button component="a" href="#plans" size="lg">
          View Plans
        </Button>
      </Container>
    </div>
  )
}

// SUB-11, SUB-17
const WORDS: CheckoutWords = {
  preparing: 'Preparing your secure payment session...',
  leaving: 'Redirecting to secure checkout...',
  failed: 'We’re having trouble loading your checkout. Please refresh or try again in a moment.',
}

function Plans() {
  const prices = usePrices()
  const checkout = useCheckout(WORDS)
  const [chosen, choose] = useState<PlanType>()
  const confirmed =
    chosen &&
    {
      monthly: {
        name: PLAN_NAMES.monthly,
        price: `${prices.monthly}/mo`,
        features: FAITH_BUILDER.slice(0, 3),
      },
      yearly: {
        name: PLAN_NAMES.yearly,
        price: `${prices.yearly}/yr`,
        features: FAITHFUL_MEMBER.slice(0, 3),
      },
    }[chosen]
  const confirm = () => {
    choose(undefined)
    if (chosen) void checkout.buy(chosen)
  }
  const action = { busyLabel: 'Preparing checkout', step: checkout.step, onBuy: choose }
  return (
    <>
      <ConfirmPlan plan={confirmed} onConfirm={confirm} onClose={() => choose(undefined)} />
      <CheckoutOverlay checkout={checkout} />
      <PlanCards>
        <PlanCard
          name="Starter"
          price={<Price amount={prices.free} note="No credit card" />}
          features={STARTER}
          action={
            <Button component={Link} to={paths.auth} fullWidth>
              Start for Free
            </Button>
          }
        />
        <PlanCard
          name="Faith Builder"
          badge="Most Popular"
          price={<Price amount={prices.monthly} per="month" />}
          features={FAITH_BUILDER}
          action={<PlanAction planType="monthly" label="Choose Faith Builder" lead {...action} />}
          lead
        />
        <PlanCard
          name="Faithful Member"
          badge="Best Value"
          price={
            <Price
              amount={prices.yearly}
              per="year"
              note={`about ${prices.yearlyByMonth}/month`}
              savings={prices.yearlySavings}
            />
          }
          features={FAITHFUL_MEMBER}
          action={<PlanAction planType="yearly" label="Choose Faithful Member" {...action} />}
        />
      </PlanCards>
    </>
  )
}

/** SUB-05; without stories there is nothing. */
function TwoStories() {
  if (stories.length === 0) return null
  return (
    <section className={twoStoriesClasses.section} aria-labelledby="stories">
      <Title order={2} id="stories" className={twoStoriesClasses.title}>
        How people pray with it
      </Title>
      {caption && <p className={twoStoriesClasses.caption}>{caption}</p>}
      <div className={twoStoriesClasses.stories}>
        {stories.slice(0, 2).map(({ name, role, quote }) => (
          <figure key={name} className={twoStoriesClasses.story}>
            <blockquote className={twoStoriesClasses.quote}>{quote}</blockquote>
            <figcaption className={twoStoriesClasses.by}>
              {name}, {role}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

/** What is true of this very page: the badge of an encrypted connection shows only where there is one (D-22). */
export function TrustBadges() {
  const isEncrypted = useHydrated() && location.protocol === 'https:'
  return (
    <ul className={trustBadgesClasses.badges} aria-label="What you can rely on">
      {isEncrypted && <li>SSL encrypted</li>}
      <li>{facts.guaranteeDays}-Day Money-Back</li>
      <li>Cancel anytime</li>
    </ul>
  )
}
