import type { Call, ServiceClient } from '@selah/kit/http/service-client'
import type { Logger } from '@selah/kit/log'
import Type from 'typebox'
import { type Entitlement, planNamed } from '../domain/quota.ts'

const Answer = Type.Object({
  version: Type.Integer({ minimum: 0 }),
  premium: Type.Boolean(),
  plan: Type.String(),
  early_access: Type.Boolean(),
})

/** A person waits for it, and has been told of a limit otherwise. */
const DEADLINE_MS = 2_000

/** What billing says of a person now; undefined where it does not say. */
export type AskBilling = (userId: string) => Promise<Entitlement | undefined>

export function createAskBilling(services: ServiceClient | undefined, log: Logger): AskBilling {
  return async (userId) => {
    if (!services) return undefined
    try {
      const { version, premium, plan, early_access } = await services.ask(entitlementOf(userId))
      return { version, premium, plan: planNamed(plan), earlyAccess: early_access }
    } catch (err) {
      log.warn({ err }, 'billing was not asked: its last word holds')
      return undefined
    }
  }
}

function entitlementOf(userId: string): Call<typeof Answer> {
  const path = `/internal/people/${userId}/entitlement`
  return { service: 'billing', operation: 'entitlementOf', path, answer: Answer, deadlineMs: DEADLINE_MS }
}
