import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/paths.ts'

// services/README.md follows one request and one event through the files; it is worth its reading only while they exist.
test('every file that the walk in services/README.md names is there', () => {
  const text = readFileSync(join(ROOT, 'services/README.md'), 'utf8')
  const named = [...text.matchAll(/`((?:gateway|services)\/[\w./-]+\.ts)`/g)].map(([, path = '']) => path)

  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})
