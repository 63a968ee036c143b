import { styleText } from 'node:util'
import { type BrowserContext, chromium } from '@playwright/test'
import { signUpAs } from '../e2e/people.ts'
import { browser, stack } from '../e2e/stack.ts'
import { paths } from '../src/paths.ts'

// Lighthouse as a phone on a slow network sees each page for the first time, the middle of several runs, and what is asked of it.
// `pnpm lighthouse`, or for some pages only `pnpm lighthouse / /blog`.

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3)
const PORT = 9333
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

interface Route {
  readonly path: string
  readonly signedIn: boolean
  readonly atLeast: Partial<Record<Category, number>>
}

const OPEN = { accessibility: 100, 'best-practices': 100 }
const FOUND = { ...OPEN, seo: 100 }
const QUICK = { ...FOUND, performance: 98 }

const ROUTES: readonly Route[] = [
  ...[paths.home, paths.pricing, paths.blog, '/blog/prayer-habit'].map(asked(QUICK, false)),
  ...[paths.about, paths.faq, paths.privacy, paths.terms, paths.disclaimer].map(asked(FOUND, false)),
  ...[paths.onboarding, paths.subscribe, '/blog/topics/prayer'].map(asked(FOUND, false)),
  asked(OPEN, false)(paths.auth),
  asked({ ...OPEN, performance: 95 }, true)(paths.generate),
  ...[paths.dashboard, paths.journal, paths.account, paths.thankYou].map(asked(OPEN, true)),
]

function asked(atLeast: Route['atLeast'], signedIn: boolean): (path: string) => Route {
  return (path) => ({ path, signedIn, atLeast })
}

interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, Audit>>
  readonly runtimeError?: { readonly code: string; readonly message: string }
}

interface Audit {
  readonly id: string
  readonly title: string
  readonly score: number | null
  readonly scoreDisplayMode: string
  readonly displayValue?: string
  readonly numericValue?: number
  readonly details?: { readonly items?: readonly Fetched[] }
}

/** One line of the audit `network-requests`. */
interface Fetched {
  readonly resourceType?: string
  readonly transferSize?: number
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>

const { default: lighthouse }: { default: Lighthouse } = await import(process.env.LIGHTHOUSE ?? 'lighthouse')
const wanted = process.argv.slice(2)
const routes = ROUTES.filter(({ path }) => wanted.length === 0 || wanted.includes(path))

// As they came over the line: compressed, with their headers.
const KINDS = { Document: 'HTML', Script: 'JS', Stylesheet: 'CSS', Font: 'fonts' } as const

console.log(
  `${'page'.padEnd(22)} perf  a11y  best   seo    FCP    LCP    TBT    CLS  | kB ${[...Object.values(KINDS), 'all'].map((kind) => kind.padStart(7)).join('')}`,
)
for (const signedIn of [false, true]) {
  const some = routes.filter((route) => route.signedIn === signedIn)
  if (some.length === 0) continue
  const context = await chromium.launchPersistentContext('', {
    baseURL: stack.url,
    // A tab behind another one is not painted, and has nothing to judge.
    args: [
      '--no-sandbox',
      `--remote-debugging-port=${PORT}`,
      '--disable-backgrounding-occluded-windows',
      '--disable-renderer-backgrounding',
    ],
    ...(browser && { executablePath: browser }),
  })
  if (signedIn) await signIn(context)
  for (const route of some) await judge(route)
  await context.close()
}

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await signUpAs(page, 'Ana')
  await page.close()
}

async function judge({ path, atLeast }: Route): Promise<void> {
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run += 1) {
    // Who signed in stays so, but the worker and all caches are emptied before each run, as on a new device.
    const flags = { port: PORT, logLevel: 'silent', onlyCategories: CATEGORIES }
    reports.push(await report(stack.url + path, flags))
  }
  const middle = reports.toSorted((one, other) => points(one, 'performance') - points(other, 'performance'))[
    Math.floor(RUNS / 2)
  ]
  if (!middle) return
  const seconds = (audit: string) =>
    `${((middle.audits[audit]?.numericValue ?? 0) / 1000).toFixed(2)} s`.padStart(7)
  const marks = CATEGORIES.map((category) => {
    const text = String(points(middle, category)).padStart(4)
    return points(middle, category) < (atLeast[category] ?? 0) ? styleText('red', text) : text
  })
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(seconds)
  const shift = (middle.audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)
  console.log(
    `${path.padEnd(22)} ${marks.join('  ')} ${times.join('')}  ${shift}  |    ${weights(middle).join('')}`,
  )
  const missed = CATEGORIES.filter((category) => points(middle, category) < (atLeast[category] ?? 0))
  if (missed.length > 0) process.exitCode = 1
  for (const audit of missed.length > 0 ? faults(middle) : []) {
    console.log(`    ${audit.id}: ${audit.title} ${audit.displayValue ?? ''}`)
  }
}

/** Once more when nothing came of it: a browser on a busy machine misses a paint now and then. */
async function report(url: string, flags: object): Promise<Report> {
  const { lhr } = await lighthouse(url, flags)
  if (!lhr.runtimeError) return lhr
  console.log(`    ${lhr.runtimeError.code} at ${url}: once more`)
  return (await lighthouse(url, flags)).lhr
}

/** How many kilobytes of each kind were fetched, and of all. */
function weights({ audits }: Report): string[] {
  const fetched = audits['network-requests']?.details?.items ?? []
  const sum = (some: readonly Fetched[]) =>
    some.reduce((total, { transferSize = 0 }) => total + transferSize, 0)
  const kinds = Object.keys(KINDS).map((kind) =>
    sum(fetched.filter(({ resourceType }) => resourceType === kind)),
  )
  return [...kinds, sum(fetched)].map((bytes) => (bytes / 1000).toFixed(1).padStart(7))
}

function points(report: Report, category: Category): number {
  return Math.round((report.categories[category].score ?? 0) * 100)
}

/** What lost points. */
function faults({ audits }: Report): Audit[] {
  return Object.values(audits).filter(
    ({ score, scoreDisplayMode }) =>
      (scoreDisplayMode === 'binary' || scoreDisplayMode === 'numeric') && score !== null && score < 0.9,
  )
}
