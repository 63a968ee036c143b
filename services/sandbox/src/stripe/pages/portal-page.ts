import type Stripe from 'stripe'
import { type Account, idOf } from '../account.ts'
import { isOver } from '../engine/subscriptions.ts'
import { itemOf } from '../objects/subscription.ts'
import type { StripeSubscription } from '../objects/wire-types.ts'
import { day, escaped, money, page } from './page.ts'

/** What a customer may do by themselves: cancel at the end, resume, switch, change the card, read invoices. */
export function portalPage(account: Account, session: Stripe.BillingPortal.Session): string {
  const { customer } = session
  const live = account.all('subscription').filter((each) => each.customer === customer && !isOver(each))
  const invoices = account.all('invoice').filter((each) => each.customer === customer)
  const back = session.return_url ? `<p><a href="${escaped(session.return_url)}">Back</a></p>` : ''
  return page(
    'Your subscription',
    `${live.map((each) => subscriptionPart(account, each)).join('') || '<p>There is no subscription.</p>'}
<h2>Invoices</h2>
<table><tr><th>Date</th><th>Amount</th><th>Status</th></tr>${invoices.map(invoiceRow).join('')}</table>${back}`,
  )
}

function subscriptionPart(account: Account, subscription: StripeSubscription): string {
  const { id, cancel_at_period_end: cancels, status } = subscription
  const { price, current_period_end: end } = itemOf(subscription)
  const card = account.find('payment_method', idOf(subscription.default_payment_method))
  const others = account.all('price').filter((each) => each.id !== price.id)
  const switches = others.map((each) => button(`switch:${each.id}`, `Switch to ${cost(each)}`)).join('')
  return `<section>
<p>${cost(price)}, ${escaped(status)}, ${cancels ? 'ends' : 'renews'} on ${day(end)}, card ending in ${card?.card?.last4 ?? '????'}</p>
<form method="post">
  <input type="hidden" name="subscription" value="${id}">
  ${cancels ? button('resume', 'Resume the subscription') : button('cancel', 'Cancel at the end of the period')}
  ${switches}
</form>
<form method="post">
  <input type="hidden" name="subscription" value="${id}">
  <label>New card number <input name="number" inputmode="numeric" autocomplete="off" required></label>
  ${button('card', 'Update the card')}
</form>
</section>`
}

function cost({
  unit_amount,
  currency,
  recurring,
}: Pick<Stripe.Price, 'unit_amount' | 'currency' | 'recurring'>) {
  return `${money(unit_amount, currency)} a ${recurring?.interval ?? 'month'}`
}

function button(action: string, text: string): string {
  return `<button name="action" value="${escaped(action)}">${escaped(text)}</button>`
}

function invoiceRow({
  created,
  total,
  currency,
  status,
}: Pick<Stripe.Invoice, 'created' | 'total' | 'currency' | 'status'>) {
  return `<tr><td>${day(created)}</td><td>${money(total, currency)}</td><td>${escaped(status ?? '')}</td></tr>`
}
