import type { ServiceClient } from '@selah/kit/http/service-client'
import Type from 'typebox'

const Person = Type.Object({ email: Type.String() })

/** The address a person has now; empty where they have none. Throws ServiceAway, also for somebody who is gone. */
export type FindAddress = (userId: string) => Promise<string>

export function createFindAddress(services: ServiceClient): FindAddress {
  return async (userId) => {
    const path = `/internal/people/${userId}`
    return (await services.ask({ service: 'identity', operation: 'findPerson', path, answer: Person })).email
  }
}
