import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { step } from '../../steps.mjs'
import type { Stack } from '../data-folder/stack-file.ts'
import { SAMPLE_PEOPLE } from './sample-people.ts'
import { seedPeople } from './seed-people.ts'

/** Makes the sample people on the first start of a data folder. */
export async function seedOnce({ description, folder }: Stack, interrupted: AbortSignal): Promise<void> {
  const mark = folder.at('seeded.json')
  if (existsSync(mark)) return
  const gateway = description.services.gateway ?? description.url
  await step('Sample people', () => seedPeople(gateway, SAMPLE_PEOPLE, interrupted))
  await writeFile(mark, JSON.stringify({ at: new Date().toISOString() }))
}
