import { glob } from 'node:fs/promises'
import { basename } from 'node:path'
import { ROOT } from '../paths.ts'

/**
 * The durable names of our services' consumers: `services/analytics/src/consumers/on-prayer-saved.ts` consumes as
 * `analytics-on-prayer-saved`.
 */
export async function ownConsumers(): Promise<string[]> {
  const files = await Array.fromAsync(glob('services/*/src/consumers/on-*.ts', { cwd: ROOT }))
  return files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => `${file.split('/')[1]}-${basename(file, '.ts')}`)
    .sort()
}
