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
