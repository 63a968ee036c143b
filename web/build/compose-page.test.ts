import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { PLACEHOLDERS } from '../src/api/placeholders.ts'
import { composePage, type PageState } from './compose-page.ts'

const template = await readFile(new URL('../index.html', import.meta.url), 'utf8')
const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'src/app/routes/about-route.tsx': {
    file: 'assets/about.js',
    imports: ['index.html', '_list.js'],
    css: ['assets/about.css'],
  },
  '_list.js': { file: 'assets/list.js' },
  'src/app/routes/faq-route.tsx': { file: 'assets/faq.js' },
}
const about = {
  head: '<title>About · __PRODUCT_NAME__</title>',
  body: '<h1>About</h1><noscript>Kept</noscript>',
  modules: ['src/app/routes/about-route.tsx'],
}

test('a page has its own head and body in the places of the build’s own', () => {
  const html = composePage(template, about, manifest)

  expect(html.match(/<title>.*?<\/title>/gs)).toEqual(['<title>About · __PRODUCT_NAME__</title>'])
  expect(html).toContain(`<div id="root" data-prerendered>${about.body}</div>`)
})

test('what is said of missing scripts goes, and what the page says of them stays', () => {
  expect(composePage(template, about, manifest).match(/<noscript>.*?<\/noscript>/gs)).toEqual([
    '<noscript>Kept</noscript>',
  ])
})

test('a skeleton says what is true without scripts, and is not taken over', () => {
  const html = composePage(template, { ...about, body: '<p>Loading</p>' }, manifest, 'skeleton')

  expect(html).toContain('<div id="root"><p>Loading</p></div>')
  expect(html).toMatch(/<noscript>This page needs JavaScript/)
})

test('a page announces its own code and styles, and nothing of other pages or of the frame', () => {
  const html = composePage(template, about, manifest)

  expect([...html.matchAll(/href="\/(assets\/[^"]+)"/g)].map(([, file]) => file)).toEqual([
    'assets/about.css',
    'assets/about.js',
    'assets/list.js',
  ])
})

test.each(['whole', 'skeleton'] as const)(
  'a %s page fetches its scripts when it has been painted',
  (state) => {
    const html = composePage(template, about, manifest, state)
    const atOnce = html.replace(/<template.*?<\/template>/s, '')

    expect(atOnce).not.toMatch(/src="[^"]+"|href="\/assets\/[^"]+\.js"/)
    expect(html).toContain('<script type="module" src="/src/main.tsx"></script></template>')
  },
)

test('a skeleton does not wait for the styles of the page that takes its place', () => {
  const own = (state: PageState) =>
    /<template.*?<\/template>/s.exec(composePage(template, about, manifest, state))?.[0].match(/about\.css/)

  expect(own('skeleton')).not.toBeNull()
  expect(own('whole')).toBeNull()
})

test('words that look like instructions to the build stay words', () => {
  const html = composePage(template, { ...about, body: '<h1>$& and </head> and $1</h1>' }, manifest)

  expect(html).toContain('<h1>$& and </head> and $1</h1>')
})

test('a page for one person is told every value of the operator too', () => {
  const [, data = ''] = /<script type="application\/json" id="config">(.*?)<\/script>/s.exec(template) ?? []

  expect(JSON.parse(data)).toEqual(PLACEHOLDERS)
})
