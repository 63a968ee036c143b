import type { Call, ServiceClient } from '@selah/kit/http/service-client'
import Type, { type Static } from 'typebox'

const Person = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  timezone: Type.Optional(Type.String()),
})
export type Person = Static<typeof Person>

class NoPerson extends Error {}

/** What identity knows of a person now; undefined for nobody. Throws where identity does not answer. */
export type FindPerson = (userId: string) => Promise<Person | undefined>

export function createFindPerson(services: ServiceClient): FindPerson {
  return async (userId) => {
    try {
      return await services.ask(personCall(userId))
    } catch (error) {
      if (error instanceof NoPerson) return undefined
      throw error
    }
  }
}

function personCall(userId: string): Call<typeof Person> {
  return {
    ...{ service: 'identity', operation: 'personOf', path: `/internal/people/${userId}`, answer: Person },
    refused: ({ status }) => (status === 404 ? new NoPerson() : undefined),
  }
}

const ErasedAnswer = Type.Object({ email: Type.String(), requested_at: Type.String({ format: 'date-time' }) })

/** The address of an account that is being deleted; empty where it had none that was confirmed. */
export interface ErasedAddress {
  readonly email: string
  readonly requestedAt: Date
}

/** Undefined for an erasure that is over, or that nobody knows. Throws where identity does not answer. */
export type FindErasedAddress = (erasureId: string) => Promise<ErasedAddress | undefined>

export function createFindErasedAddress(services: ServiceClient): FindErasedAddress {
  return async (erasureId) => {
    try {
      const { email, requested_at } = await services.ask(erasureCall(erasureId))
      return { email, requestedAt: new Date(requested_at) }
    } catch (error) {
      if (error instanceof NoPerson) return undefined
      throw error
    }
  }
}

function erasureCall(erasureId: string): Call<typeof ErasedAnswer> {
  const path = `/internal/erasures/${erasureId}`
  return {
    ...{ service: 'identity', operation: 'addressOfErasure', path, answer: ErasedAnswer },
    // An identity of yesterday knows no such path, which says nothing of the erasure.
    refused: ({ code }) => (code === 'erasure_not_found' ? new NoPerson() : undefined),
  }
}
