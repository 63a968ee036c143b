import { expect, test, vi } from 'vitest'
import { findPages } from './find-pages.ts'
import { pageList } from './page-list.ts'

const NOINDEX = '<meta name="robots" content="noindex"/>'
const PAGES: Readonly<Record<string, { head?: string; body: string }>> = {
  '/': { body: '<h1>Home</h1><a class="x" href="/blog">Blog</a><a href="/auth?mode=login">Sign in</a>' },
  '/blog': {
    body: '<h1>Blog</h1><a href="/blog/one#end">One</a><a href="/blog/gone">Gone</a><a href="/elsewhere">?</a>',
  },
  '/blog/one': {
    head: '<meta property="article:published_time" content="2025-10-24"/>',
    body: '<h1>One</h1><a href="/blog/two">Two</a>',
  },
  '/blog/two': { body: '<h1>Two</h1>' },
  '/empty': { body: '<p>Scripts, please</p>' },
}

async function found(complain: (about: string) => void = () => {}) {
  return findPages(
    {
      pages: ['/', '/auth', '/blog', '/blog/:id', '/empty'],
      isPrerendered: (page) => page !== '/auth',
      cardPath: (page) => page,
      renderPage: async (path) => ({
        head: PAGES[path] ? (PAGES[path].head ?? '') : NOINDEX,
        body: PAGES[path]?.body ?? '<h1>Not found</h1>',
        modules: [],
      }),
      renderSkeleton: async () => ({ head: '', body: '', modules: [] }),
    },
    complain,
  )
}

test('the pages of a family are those that other pages link to, and that there are', async () => {
  const { prerendered } = await found()

  expect(prerendered.map(({ path }) => path)).toEqual(['/', '/blog', '/blog/one', '/blog/two'])
})

test('the gateway is told what to answer where, also for what there is not', async () => {
  expect(pageList(await found())).toMatchObject({
    app: [
      { path: '/auth', file: 'app/auth.html' },
      { path: '/empty', file: 'app/empty.html' },
    ],
    prerendered: [
      { path: '/', file: 'pages/home.html', indexed: true },
      { path: '/blog', file: 'pages/blog.html', indexed: true },
      { path: '/blog/one', file: 'pages/blog-one.html', indexed: true, published: '2025-10-24' },
      { path: '/blog/two', file: 'pages/blog-two.html', indexed: true },
    ],
    missing: [
      { path: '/blog/:id', file: 'pages/blog-not-found.html' },
      { path: '*', file: 'pages/not-found.html' },
    ],
  })
})

test('a page without a heading is left to its scripts, and the build says so', async () => {
  const complain = vi.fn<(about: string) => void>()

  await found(complain)

  expect(complain).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/empty'))
})
