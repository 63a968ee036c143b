import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isStatus } from '../../../api/errors.ts'
import { meKey } from '../../../api/me.ts'
import { askAnew } from '../../../api/query-client.ts'
import type { PlanType } from '../../../api/types.ts'
import { paths } from '../../../paths.ts'
import { currentSession } from '../../../session/session.ts'
import { track } from '../../../tracking.ts'
import { notify } from '../../../ui/notify.tsx'
import { openTab } from '../../../ui/open-tab.ts'
import { fromState } from '../../../way-back.ts'
import { plansQuery } from '../prices.ts'
import { createCheckout, explanationOf, hasChanged, hasPlanAlready } from './create-checkout.ts'

/** Where a person is on the way to the payment provider's page. */
export type CheckoutStep =
  | { readonly name: 'choosing' }
  | { readonly name: 'preparing'; readonly planType: PlanType }
  /** The browser let no tab open: the person goes there by themselves (D-44). */
  | { readonly name: 'blocked'; readonly url: string }

/** What the two pages that sell say on the way, each in its own words. */
export interface CheckoutWords {
  readonly preparing?: string
  readonly leaving?: string
  /** When no answer came. */
  readonly failed: string
}

export interface Checkout {
  readonly step: CheckoutStep
  /** Does nothing while another is on its way. */
  buy(planType: PlanType): Promise<void>
  /** Back to the plans; what is on its way opens nothing any more. */
  back(): void
}

const CHOOSING: CheckoutStep = { name: 'choosing' }
const FAILURE_MS = 5000

/** The one way from a plan to its payment. However often it is gone, the server opens one page for one person. */
export function useCheckout(words: CheckoutWords): Checkout {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [step, setStep] = useState(CHOOSING)
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])
  useFocusOnWayBack(step)

  async function buy(planType: PlanType): Promise<void> {
    if (asking.current) return
    if (currentSession().status === 'signed-out') {
      sendToSignIn()
      return
    }
    const mine = new AbortController()
    asking.current = mine
    setStep({ name: 'preparing', planType })
    if (words.preparing) notify.progress(words.preparing)
    const plan = client.getQueryData(plansQuery.queryKey)?.find((each) => each.planType === planType)
    track('checkout_started', { plan_type: planType, ...(plan && { price: plan.price }) })
    const next = await createCheckout({ planType, priceId: plan?.priceId }, mine.signal).then(
      (url) => () => leave(url),
      (error) => () => explain(error),
    )
    if (mine.signal.aborted) return
    asking.current = undefined
    setStep(CHOOSING)
    next()
  }

  function leave(url: string): void {
    if (openTab(url)) {
      if (words.leaving) notify.info(words.leaving)
      return
    }
    setStep({ name: 'blocked', url })
    notify.info('Popup blocked. Click ‘Open Secure Checkout’ to continue.')
  }

  function explain(error: unknown): void {
    if (isStatus(error, 401)) {
      sendToSignIn()
      return
    }
    const explanation = explanationOf(error, words.failed)
    if (hasChanged(error)) void askAnew(client, plansQuery.queryKey)
    if (hasPlanAlready(error)) {
      void askAnew(client, meKey)
      notify.offerPerson(explanation, 'Manage Subscription', () => navigate(paths.account))
    } else {
      notify.failure(explanation, { forMs: FAILURE_MS })
    }
  }

  function sendToSignIn(): void {
    notify.info('Please sign in to subscribe')
    navigate(paths.auth, { state: fromState(paths.subscribe) })
  }

  function back(): void {
    asking.current?.abort()
    asking.current = undefined
    setStep(CHOOSING)
  }

  return { step, buy, back }
}

/** What was pressed is the overlay's or the dialog's, and gone: who comes back stands at the plan they chose. */
function useFocusOnWayBack(step: CheckoutStep): void {
  const chosen = useRef<PlanType>(undefined)
  useEffect(() => {
    if (step.name === 'preparing') chosen.current = step.planType
    if (step.name !== 'choosing' || !chosen.current) return
    document.getElementById(buyButtonId(chosen.current))?.focus()
    chosen.current = undefined
  }, [step])
}

export function buyButtonId(planType: PlanType): string {
  return `buy-${planType}`
}
