import { glob } from 'node:fs/promises'
import { basename } from 'node:path'
import { PERSON_ERASED, publisherOf } from '@selah/proto/events'
import { ROOT } from '../paths.ts'

/**
 * The durable names of our services' consumers: `services/analytics/src/consumers/on-prayer-saved.ts` consumes as
 * `analytics-on-prayer-saved`. Those of erasure come with the event `person_erased` (kit/erasure, and identity).
 */
export async function ownConsumers(): Promise<string[]> {
  const files = await Array.fromAsync(glob('services/*/src/consumers/on-*.ts', { cwd: ROOT }))
  const fromFiles = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => `${file.split('/')[1]}-${basename(file, '.ts')}`)
  const ofErasure = PERSON_ERASED.map(publisherOf).flatMap((service) => [
    `${service}-on-erasure-requested`,
    `identity-on-${service}-erased`,
  ])
  return [...fromFiles, ...ofErasure].sort()
}
