import type { PersonExport } from '@selah/kit/export/person-export'
import { customerRepository } from '../db/customer-repository.ts'
import { entitlementRepository } from '../db/entitlement-repository.ts'
import type { BillingDeps } from '../deps.ts'

/** What a person takes with them: their plan, their subscriptions, and what they paid. */
export async function exportPerson({ db }: BillingDeps, userId: string): Promise<PersonExport> {
  const entitlement = await entitlementRepository.find(db, userId)
  const subscriptions = await customerRepository.listSubscriptions(db, userId)
  const invoices = await customerRepository.listInvoices(db, userId)
  return {
    data: {
      premium: entitlement?.premium ?? false,
      plan: entitlement?.plan ?? null,
      subscriptions: subscriptions.map(({ id, status, plan, startedAt, periodEnd, cancelsAt }) => ({
        ...{ id, status, plan },
        started_at: startedAt.toISOString(),
        current_period_end: periodEnd.toISOString(),
        cancel_at: cancelsAt?.toISOString() ?? null,
      })),
      payments: invoices.map(({ id, amountPaid, amountRefunded, currency, issuedAt }) => ({
        ...{ invoice_id: id, amount_paid: amountPaid, amount_refunded: amountRefunded, currency },
        issued_at: issuedAt.toISOString(),
      })),
    },
  }
}
