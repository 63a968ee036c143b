import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/paths.ts'
import { ownConsumers } from '../lib/stack/own-consumers.ts'

// The names are what outside readers are kept away from: one that strays from its file's name would be open to them.
test('every consumer of ours is called after its service and its file', async () => {
  const names = await ownConsumers()
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) {
    const [service = '', file = ''] = name.split(/-(on-.*)/)
    const path = join('services', service, 'src', 'consumers', `${basename(file)}.ts`)
    expect(await readFile(join(ROOT, path), 'utf8'), path).toContain(`name: '${name}'`)
  }
})
