import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { drawIcons } from './draw-icons.ts'

const publicDir = path.resolve(import.meta.dirname, '../../public')

test('every picture that the manifest names is drawn, in the size it says', async () => {
  const manifest = JSON.parse(await readFile(path.join(publicDir, 'manifest.webmanifest'), 'utf8'))
  const drawn = new Map(await drawIcons(await readFile(path.join(publicDir, 'favicon.svg'), 'utf8')))
  const named: { src: string; sizes: string }[] = manifest.icons.filter(
    ({ type }: { type: string }) => type === 'image/png',
  )

  expect(named.length).toBeGreaterThan(2)
  for (const { src, sizes } of named) {
    const png = drawn.get(src.slice(1))
    expect(png && sizeOf(png), src).toBe(sizes)
  }
})

test('the icon for Apple’s home screens is drawn', async () => {
  const drawn = new Map(await drawIcons(await readFile(path.join(publicDir, 'favicon.svg'), 'utf8')))
  const png = drawn.get('icons/apple-touch-icon.png')

  expect(png && sizeOf(png)).toBe('180x180')
})

function sizeOf(png: Uint8Array): string {
  const header = Buffer.from(png)
  return `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`
}
