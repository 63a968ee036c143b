import { describe, expect, test } from 'vitest'
import { CRISIS_KINDS } from './crisis.ts'
import { RESOURCES, resourcesFor } from './resources.ts'

describe('where help is', () => {
  test('988 comes first, then its older number, and a line elsewhere last', () => {
    expect(RESOURCES.map(({ contact }) => contact)).toEqual([
      'Call or text 988',
      '1-800-273-8255',
      'Text HOME to 741741',
      '1-800-799-7233',
      '1-800-662-4357',
      'https://findahelpline.com',
    ])
  })

  test.each(CRISIS_KINDS)('for %s nothing is left out', (kind) => {
    expect([...resourcesFor(kind)].sort(byName)).toEqual([...RESOURCES].sort(byName))
  })

  test('the line made for the need comes first', () => {
    expect(resourcesFor('suicide')[0]?.contact).toBe('Call or text 988')
    expect(resourcesFor('abuse')[0]?.contact).toBe('1-800-799-7233')
    expect(resourcesFor('substance')[0]?.contact).toBe('1-800-662-4357')
  })

  // A device dials, writes and opens these: they have to be what the person reads.
  test.each(['en', 'es', 'pt'] as const)('in %s, a device is given what is written', (language) => {
    for (const { contact, call, text, web } of resourcesFor('suicide', language)) {
      const given = [call, text?.to, text?.body, web].filter((each) => each !== undefined)

      expect(given.length).toBeGreaterThan(0)
      expect(given.filter((each) => !contact.includes(each) && each !== web)).toEqual([])
    }
  })
})

function byName(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name)
}
