import { beforeAll, describe, expect, test } from 'vitest'
import { findPages, type Page } from '../build/find-pages.ts'
import { metaOf } from '../build/meta-of.ts'
import * as entry from '../src/app/entry-server.tsx'
import { pages } from '../src/paths.ts'
import { linksOf, textOf } from './html.ts'

// What the build writes for visitors: it can be read without any script.
let found: readonly Page[] = []
let missing: readonly Page[] = []

beforeAll(async () => {
  const all = await findPages(entry, (complaint) => {
    throw new Error(complaint)
  })
  found = all.prerendered
  missing = all.missing
})

describe('every page of visitors', () => {
  test('says what it is about, once, and has something to read', () => {
    expect(found.length).toBeGreaterThan(15)
    for (const { path } of found) {
      expect(page(path).match(/<h1[ >]/g), path).toHaveLength(1)
      expect(textOf(main(path)).split(' ').length, `${path} is nearly empty`).toBeGreaterThan(40)
    }
  })

  test('announces the file of its own code', () => {
    for (const { path, rendered } of found) expect(rendered.modules, path).toHaveLength(1)
  })

  test('has a head of its own for search engines and previews', () => {
    const titles = new Set<string | undefined>()
    for (const { path, rendered } of found) {
      expect(rendered.head, path).toContain(`<link rel="canonical" href="__BASE_URL__${path}"/>`)
      expect(metaOf(rendered.head, 'description'), path).toMatch(/.{50,}/)
      expect(metaOf(rendered.head, 'robots'), path).toBeUndefined()
      expect(rendered.head, path).toMatch(/property="og:image" content="__BASE_URL__\/cards\/[\w-]+\.png"/)
      titles.add(/<title>(.*?)<\/title>/.exec(rendered.head)?.[1])
    }
    expect(titles.size).toBe(found.length)
  })

  test('links to pages that there are', () => {
    const there = new Set([...found.map(({ path }) => path), ...pages])
    for (const { path } of found) {
      const links = [...page(path).matchAll(/<a\s[^>]*?href="(\/[^"#?]*)/g)].map(([, href = '']) => href)
      expect(links.length, path).toBeGreaterThan(9)
      expect(
        links.filter((link) => !there.has(link)),
        path,
      ).toEqual([])
    }
  })
})

test('what there is not says so, and is not for search engines', () => {
  const texts = missing.map(({ path, rendered }) => [path, textOf(rendered.body)])
  expect(Object.fromEntries(texts)).toMatchObject({
    '/blog/:id': expect.stringContaining('Article Not Found'),
    '/blog/topics/:topic': expect.stringContaining('No articles here'),
    '*': expect.stringContaining('Oops! Page not found'),
  })
  for (const { path, rendered } of missing) expect(metaOf(rendered.head, 'robots'), path).toBe('noindex')
})

test('search engines are told what a page is', () => {
  expect(dataOf('/')).toMatchObject({ '@type': 'WebSite', publisher: { '@type': 'Organization' } })
  const faq = dataOf('/faq')
  expect(faq['@type']).toBe('FAQPage')
  expect(faq.mainEntity).toHaveLength(8)
  expect(dataOf('/blog/psalms-modern-heart')).toMatchObject({
    '@type': 'Article',
    headline: 'The Psalms and the modern heart',
    datePublished: '2025-08-23',
  })
})

// LND-02 to LND-04, LND-06, LND-08 to LND-15
test('the landing page says what it is, how it works, and where to go on', () => {
  expect(headings('/')).toEqual([
    'Made for praying',
    'How it works',
    'Old words, still standing',
    'Loved by Prayer Warriors',
    'Prayer Insights & Guidance',
    'Questions people ask',
    'Come as you are',
  ])
  const stories = section('/', 'Loved by Prayer Warriors')
  expect(textOf(stories)).toContain('Join those who have deepened their prayer life with __PRODUCT_NAME__')
  expect(textOf(stories)).toContain('Sample stories')
  expect(stories.match(/aria-label="5 out of 5"/g)).toHaveLength(3)
  const insights = section('/', 'Prayer Insights & Guidance')
  expect(textOf(insights)).toContain('Resources to enrich your prayer life and spiritual journey')
  for (const category of ['Prayer Guide', 'Spiritual Growth', 'Life & Faith'])
    expect(textOf(insights)).toContain(category)
  expect(linksOf(insights)).toContainEqual(['Explore More Devotions', '/blog'])
  const closing = linksOf(section('/', 'Come as you are'))
  expect(closing).toContainEqual(['Begin a prayer', '/generate'])
  expect(closing).toContainEqual(['Contact us', 'mailto:__SUPPORT_EMAIL__'])
  expect(textOf(main('/'))).toContain('What time I am afraid, I will trust in thee. (Psalm 56:3, KJV)')
})

// STA-01
test('about tells the story, four beliefs, and how it is meant', () => {
  expect(headings('/about')).toEqual(['Our Story', 'What We Believe', 'Faith, Transparency, and Reverence'])
  expect(section('/about', 'What We Believe').match(/<li[ >]/g)).toHaveLength(4)
})

// NAV-01, NAV-02, NAV-07
test('the navigation bar leads a visitor on, and marks where they are', () => {
  const bar = /<nav [^>]*aria-label="Main".*?<\/nav>/s.exec(page('/about'))?.[0] ?? ''

  expect(linksOf(bar)).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['FAQ', '/faq'],
    ['Pricing', '/pricing'],
    ['Get Started Free', '/auth'],
  ])
  expect(bar.match(/<a [^>]*aria-current="page"[^>]*>/g)).toEqual([expect.stringContaining('href="/about"')])
})

// FTR-03 to FTR-08, D-33
test('the footer has its four columns, what must be said, and who to call', () => {
  const footer = /<footer.*<\/footer>/s.exec(page('/about'))?.[0] ?? ''
  const links = linksOf(footer)
  for (const link of [
    ['Home', '/'],
    ['Pricing', '/subscribe'],
    ['About', '/about'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['Read Full Disclaimer', '/disclaimer'],
    ['__SUPPORT_EMAIL__', 'mailto:__SUPPORT_EMAIL__'],
    ['988', 'tel:988'],
  ])
    expect(links).toContainEqual(link)
  const text = textOf(footer)
  expect(text).toContain('The Psalms once gave words to ancient hearts. Now they guide ours.')
  expect(text).toContain('AI-generated. They are meant to deepen faith, not replace it.')
  expect(text).toContain(`© ${new Date().getFullYear()} __PRODUCT_NAME__`)
})

// NWS-01 to NWS-04, NWS-10, D-29
test('the letter is offered at the end of each page of visitors, and says what it is', () => {
  for (const { path } of found) {
    const footer = /<footer.*<\/footer>/s.exec(page(path))?.[0] ?? ''
    expect(textOf(footer), path).toContain('Join Our Prayer Circle')
    expect(textOf(footer), path).toContain('This is our email letter.')
    expect(textOf(footer), path).toContain('No spam. Unsubscribe anytime. We respect your inbox.')
    // It works without scripts, and an address never stands in the address of the page.
    expect(footer, path).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/api\/v1\/newsletter\/form"/)
    expect(/<input [^>]*placeholder="Enter your email address"[^>]*>/.exec(footer)?.[0], path).toContain(
      'name="email"',
    )
    for (const answer of ['letter-asked', 'letter-refused']) expect(footer, path).toContain(`id="${answer}"`)
  }
})

// STA-02, STA-04
test('the questions stand in three categories of three, two and three', () => {
  const counts = headings('/faq').map((name) => [name, section('/faq', name).match(/<details/g)?.length])
  expect(counts).toEqual([
    ['About AI and Prayer', 3],
    ['Privacy', 2],
    ['Faith and Practice', 3],
    ['The quickest answer is to try it', undefined],
  ])
  expect(linksOf(main('/faq'))).toContainEqual(['Try a Free Prayer', '/'])
})

// STA-07, D-33, APP-18
test('the disclaimer claims nothing, and the policies name the address that the operator chose', () => {
  expect(headings('/disclaimer')).toEqual(
    expect.arrayContaining(['No divine revelation', 'No theological authority']),
  )
  expect(linksOf(main('/disclaimer'))).toEqual(
    expect.arrayContaining([
      ['988', 'tel:988'],
      ['Back to Home', '/'],
    ]),
  )
  const addresses = main('/privacy').match(/href="mailto:__SUPPORT_EMAIL__"/g)
  expect(addresses?.length).toBeGreaterThan(2)
})

// BLG-01, BLG-02, BLG-06
test('the blog shows its five articles, and says whose choice “Most Read” is', () => {
  const cards = main('/blog').match(/<article.*?<\/article>/gs) ?? []
  expect(cards).toHaveLength(5)
  const last = textOf(cards.at(-1) ?? '')
  for (const words of ['Scripture', 'The Psalms and the modern heart', 'August 23, 2025 · 7 min read'])
    expect(last).toContain(words)
  const mostRead = section('/blog', 'Most Read')
  expect(textOf(mostRead)).toContain('Chosen by us')
  expect(linksOf(mostRead)).toHaveLength(3)
})

// PRC-01 to PRC-06, SUB-01, SUB-02, SUB-05, D-01, D-12, D-14, D-22
test('both pages of plans have the prices of the catalogue, and say by an attribute whether they can be bought', () => {
  for (const path of ['/pricing', '/subscribe']) {
    const text = textOf(main(path))
    for (const words of [
      '__FREE_PRICE__',
      '__MONTHLY_PRICE__ /month',
      '__YEARLY_PRICE__ /year',
      'about __YEARLY_PRICE_BY_MONTH__/month',
      '__YEARLY_SAVINGS__',
      'Priority support',
      '30-day money-back guarantee on all plans.',
      '__SUPPORT_EMAIL__',
    ])
      expect(text, path).toContain(words)
    const actions = main(path).match(/data-plans="__PLANS__".*?<\/button>/gs) ?? []
    expect(actions.map(textOf), path).toEqual([
      expect.stringContaining('Plans open soon'),
      expect.stringContaining('Plans open soon'),
    ])
  }
  expect(textOf(main('/pricing'))).toContain('Start with 2 free prayers')
  expect(textOf(section('/pricing', 'Free Plan'))).toContain('All prayer categories')
  const subscribe = textOf(main('/subscribe'))
  for (const words of ['Most Popular', 'Best Value', 'Cancel anytime', '30-Day Money-Back'])
    expect(subscribe).toContain(words)
  expect(textOf(section('/subscribe', 'Starter'))).toContain('Save both prayers to your journal')
  const stories = section('/subscribe', 'How people pray with it')
  expect(textOf(stories)).toContain('Sample stories')
  expect(stories.match(/<figure/g)).toHaveLength(2)
})

function page(path: string): string {
  return found.find((each) => each.path === path)?.rendered.body ?? ''
}

function main(path: string): string {
  return /<main.*<\/main>/s.exec(page(path))?.[0] ?? ''
}

/** From the heading of that name to the end of its section. */
function section(path: string, name: string): string {
  const parts = main(path).split(/(?=<h2[ >])/)
  return (parts.find((part) => headingOf(part) === name) ?? '').split('</section>', 1)[0] ?? ''
}

/** Those of the sections: the example lies in a dialog. */
function headings(path: string): string[] {
  const shown = main(path).replaceAll(/<dialog.*?<\/dialog>/gs, '')
  return (shown.match(/<h2[ >].*?<\/h2>/gs) ?? []).map(textOf)
}

function headingOf(part: string): string {
  return textOf(/^<h2[ >].*?<\/h2>/s.exec(part)?.[0] ?? '')
}

function dataOf(path: string) {
  const [, data = '{}'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(
      (found.find((each) => each.path === path)?.rendered.head ?? '') + page(path),
    ) ?? []
  return JSON.parse(data)
}
