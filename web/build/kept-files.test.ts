import { expect, test } from 'vitest'
import { keptFiles } from './kept-files.ts'

test('code, styles and the two usual faces are kept; pictures, pages and other faces are not', () => {
  const built = [
    'index.html',
    'assets/index-a1.js',
    'assets/index-b2.css',
    'assets/manrope-english-normal-c3.woff2',
    'assets/atkinson-hyperlegible-next-latin-wght-normal-d4.woff2',
    'assets/dawn-e5.svg',
    'assets/lost-sheep-f6.svg',
    '.vite/manifest.json',
  ]

  expect(keptFiles(built, 'hash').map(({ url }) => url)).toEqual([
    '/journal',
    '/assets/index-a1.js',
    '/assets/index-b2.css',
    '/assets/lost-sheep-f6.svg',
    '/assets/manrope-english-normal-c3.woff2',
  ])
})

test('the page is known by its content, everything else by its name', () => {
  const [page, ...files] = keptFiles(['assets/index-a1.js'], 'hash')

  expect(page?.revision).toBe('hash')
  expect(files.every(({ revision }) => revision === null)).toBe(true)
})
