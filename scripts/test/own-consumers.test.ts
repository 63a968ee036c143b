import { join } from 'node:path'
import { SERVICES } from '@selah/registry'
import { expect, test } from 'vitest'
import type { ServiceDefinition } from '../../services/kit/src/service/definition.ts'
import { consumersOf } from '../../services/kit/src/service/start.ts'
import { ROOT } from '../lib/paths.ts'
import { ownConsumers } from '../lib/stack/own-consumers.ts'

// The names are what outside readers are kept away from: a consumer that is missing there would be open to them.
test('every consumer of ours is among those that outsiders may not touch', async () => {
  const consuming = await Promise.all(SERVICES.map(({ name }) => consumersIn(name)))

  expect(await ownConsumers()).toEqual(consuming.flat().sort())
})

async function consumersIn(name: string): Promise<string[]> {
  const path = join(ROOT, 'services', name, 'src/service.ts')
  const { service } = (await import(path)) as { service: ServiceDefinition }
  return Object.values(service.processes)
    .flatMap((each) => consumersOf(service, each))
    .map((consumer) => consumer.name)
}
