import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

// A small build of the web, as the gateway finds it.

export const INLINE = "document.documentElement.dataset.scheme = 'dark'"
const SCRIPTS = `<script>${INLINE}</script><script type="module" src="/assets/index-a1b2c3d4.js"></script>`
const CONFIG =
  '<script type="application/json" id="config">{"product":"__PRODUCT_NAME__","supportEmail":"__SUPPORT_EMAIL__","baseUrl":"__BASE_URL__","passwordLengthMin":"__PASSWORD_LENGTH_MIN__","plans":"__PLANS__","freePrice":"__FREE_PRICE__","monthlyPrice":"__MONTHLY_PRICE__","yearlyPrice":"__YEARLY_PRICE__","yearlyPriceByMonth":"__YEARLY_PRICE_BY_MONTH__","yearlySavings":"__YEARLY_SAVINGS__","tagScript":"__TAG_SCRIPT__","tagRecipient":"__TAG_RECIPIENT__"}</script>'
export const SCRIPT = 'export const words = "a".repeat(1000)\n'.repeat(100)

export const pageOf = (body: string) => `<!doctype html>${SCRIPTS}${CONFIG}${body}`

const PAGES = {
  placeholders: {
    product: '__PRODUCT_NAME__',
    supportEmail: '__SUPPORT_EMAIL__',
    baseUrl: '__BASE_URL__',
    passwordLengthMin: '__PASSWORD_LENGTH_MIN__',
    plans: '__PLANS__',
    freePrice: '__FREE_PRICE__',
    monthlyPrice: '__MONTHLY_PRICE__',
    yearlyPrice: '__YEARLY_PRICE__',
    yearlyPriceByMonth: '__YEARLY_PRICE_BY_MONTH__',
    yearlySavings: '__YEARLY_SAVINGS__',
    tagScript: '__TAG_SCRIPT__',
    tagRecipient: '__TAG_RECIPIENT__',
  },
  app: [
    { path: '/auth', file: 'app/auth.html' },
    { path: '/shared/:token', file: 'app/shared-one.html' },
  ],
  prerendered: [
    { path: '/', file: 'pages/home.html', indexed: true },
    { path: '/blog', file: 'pages/blog.html', indexed: true },
    { path: '/blog/stillness', file: 'pages/blog-stillness.html', indexed: true, published: '2025-10-24' },
    { path: '/quiet', file: 'pages/quiet.html', indexed: false },
  ],
  missing: [
    { path: '/blog/:id', file: 'pages/blog-not-found.html' },
    { path: '*', file: 'pages/not-found.html' },
  ],
}

const FILES = {
  'index.html': pageOf(''),
  'pages.json': JSON.stringify(PAGES),
  'app/auth.html': pageOf('<p>Loading</p>'),
  'app/shared-one.html': pageOf('<p>Loading</p>'),
  'pages/home.html': pageOf('<h1>Welcome to __PRODUCT_NAME__</h1>'),
  'pages/blog.html': pageOf('<h1>Blog</h1>'),
  'pages/blog-stillness.html': pageOf('<h1>Stillness</h1>'),
  'pages/quiet.html': pageOf('<h1>Quiet</h1>'),
  'pages/blog-not-found.html': pageOf('<h1>Article Not Found</h1>'),
  'pages/not-found.html': pageOf('<h1>Page not found</h1>'),
  'manifest.webmanifest': '{"name":"__PRODUCT_NAME__"}',
  'service-worker.js': SCRIPT,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'cards/home.png': 'a picture',
  '.vite/manifest.json': '{}',
  'assets/index-a1b2c3d4.js': SCRIPT,
  'assets/index-a1b2c3d4.js.br': brotliCompressSync(SCRIPT),
  'assets/index-a1b2c3d4.js.gz': gzipSync(SCRIPT),
  'assets/small-e5f6.css': 'a{}',
}

/** Writes the build into a folder of its own, which ends with it; `changes` takes the place of files. */
export async function writeWebBuild(changes: Record<string, string> = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'selah-web-'))
  for (const [name, content] of Object.entries({ ...FILES, ...changes })) {
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await writeFile(join(dir, name), content)
  }
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }) }
}
