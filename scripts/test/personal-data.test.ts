import { join } from 'node:path'
import { PERSON_ERASED, publisherOf } from '@selah/proto/events'
import { SERVICES } from '@selah/registry'
import { describe, expect, test } from 'vitest'
import type { ServiceDefinition } from '../../services/kit/src/service/definition.ts'
import { checkPersonalData } from '../../services/kit/src/testing/personal-data.ts'
import { createServiceDatabase } from '../../services/kit/src/testing/service.ts'
import { ROOT } from '../lib/paths.ts'

describe.each(SERVICES.map(({ name }) => name))('%s', (name) => {
  test('declares every column with the id of a person', async () => {
    const { personal, ...service } = await definitionOf(name)
    await using database = await createServiceDatabase(service)

    expect(await checkPersonalData(personal, database.url)).toEqual([])
  })

  test('answers requests for erasure exactly when it keeps personal data', async () => {
    const { personal } = await definitionOf(name)

    expect(PERSON_ERASED.map(publisherOf).includes(name)).toBe(personal !== undefined)
  })

  test('gives people what it keeps of them', async () => {
    const { personal, needs, processes } = await definitionOf(name)

    expect(processes.main.exportPerson !== undefined).toBe(personal !== undefined)
    expect(needs.includes('callers')).toBe(true)
  })
})

test('a column that nobody declared is found', async () => {
  const { personal, ...service } = await definitionOf('prayers')
  await using database = await createServiceDatabase(service)
  const [generations, ...others] = personal?.columns ?? []

  expect(await checkPersonalData({ columns: others }, database.url)).toEqual([
    'generations.user_id is neither declared nor excused',
  ])
  expect(await checkPersonalData(undefined, database.url)).toContain(
    'quotas.user_id is neither declared nor excused',
  )
  expect(generations).toBeDefined()
})

async function definitionOf(name: string): Promise<ServiceDefinition> {
  const path = join(ROOT, 'services', name, 'src/service.ts')
  return ((await import(path)) as { service: ServiceDefinition }).service
}
