import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { CARDS } from '../engine/cards.ts'
import type { CheckoutOutcome } from '../engine/checkout.ts'
import { escaped, money, page } from './page.ts'

const SAYS: Readonly<Partial<Record<CheckoutOutcome, string>>> = {
  'invalid-card': 'Your card number is invalid.',
  declined: 'Your card was declined. Please try a different card.',
}

/** The hosted page: a card form, or 3-D Secure for the card that was entered. */
export function checkoutPage(
  account: Account,
  session: Stripe.Checkout.Session,
  outcome?: CheckoutOutcome,
): string {
  const price = account.find('price', account.purposes.get(session.id)?.price)
  const interval = price?.recurring?.interval ?? 'month'
  const amount = money(session.amount_total, session.currency ?? 'usd')
  const said = outcome && SAYS[outcome]
  return page(
    `Subscribe: ${amount} a ${interval}`,
    `${said ? `<p class="error" role="alert">${said}</p>` : ''}
<form method="post">
  <label>Card number <input name="number" inputmode="numeric" autocomplete="off" required value="4242 4242 4242 4242"></label>
  <label>Expires <input name="expires" autocomplete="off" value="12 / 40"></label>
  <label>CVC <input name="cvc" inputmode="numeric" autocomplete="off" value="123"></label>
  <button name="action" value="pay">Subscribe</button>
</form>
<h2>Test cards</h2>
<table>${cardRows()}</table>
${session.cancel_url ? `<p><a href="${escaped(session.cancel_url)}">Back</a></p>` : ''}`,
  )
}

export function authenticationPage(number: string): string {
  return page(
    '3-D Secure',
    `<p>Your bank asks whether this is you.</p>
<form method="post">
  <input type="hidden" name="number" value="${escaped(number)}">
  <button name="action" value="authenticate">Complete authentication</button>
  <button name="action" value="fail">Fail authentication</button>
</form>`,
  )
}

export function overPage(): string {
  return page(
    'This page is over',
    '<p>The checkout has been completed or has expired. Nothing was charged now.</p>',
  )
}

function cardRows(): string {
  const rows = Object.entries(CARDS).map(([number, { says }]) => {
    const spaced = number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
    return `<tr><td><code>${spaced}</code></td><td>${says}</td></tr>`
  })
  return rows.join('')
}
