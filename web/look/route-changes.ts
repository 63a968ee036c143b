import { styleText } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { prayAndSave, signUpAs } from '../e2e/people.ts'
import { browser, stack } from '../e2e/stack.ts'
import { paths } from '../src/paths.ts'

// How long after a press on a link something of the way there is seen: the line under the header, a skeleton, or the
// page itself; and how long until the page stands. On a phone with a slow line, and nothing fetched before the press.
// `pnpm route-changes`.

const BOUND_MS = 100
const ROUNDS = 5
/** Lighthouse's slow phone: 1.6 Mbit/s down, 150 ms there and back, a processor four times slower. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
}
const PROCESSOR_SLOWED = 4

interface Change {
  readonly from: string
  readonly to: string
}

const VISITORS: readonly Change[] = [
  { from: paths.home, to: paths.pricing },
  { from: paths.home, to: paths.blog },
  { from: paths.pricing, to: paths.about },
  { from: paths.about, to: paths.faq },
]
const PEOPLE: readonly Change[] = [
  { from: paths.dashboard, to: paths.journal },
  { from: paths.journal, to: paths.dashboard },
  { from: paths.dashboard, to: paths.generate },
  { from: paths.dashboard, to: paths.account },
]

interface Seen {
  readonly something: number
  readonly page: number
}

const chrome = await chromium.launch({ args: ['--no-sandbox'], ...(browser && { executablePath: browser }) })
console.log(`${'from'.padEnd(14)}${'to'.padEnd(14)}something, middle and worst    the page`)
for (const changes of [VISITORS, PEOPLE]) {
  const context = await chrome.newContext({
    baseURL: stack.url,
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  })
  const first = await context.newPage()
  if (changes === PEOPLE) await prayAndSave(first.request, await signUpAs(first, 'Ana'))
  await first.close()
  for (const change of changes) {
    const seen: Seen[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await context.newPage()
      seen.push(await measure(page, change))
      await page.close()
    }
    say(change, seen)
  }
  await context.close()
}
await chrome.close()

async function measure(page: Page, { from, to }: Change): Promise<Seen> {
  await page.goto(from)
  await page.waitForLoadState('networkidle')
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', SLOW_LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWED })
  return page.evaluate(watch, { to, heading })
}

/** In the page: presses the link, without the hovering that would fetch the page before, and looks at every frame. */
function watch({ to, heading }: { to: string; heading: string | null }): Promise<Seen> {
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)
  if (!link) throw new Error(`No link leads to ${to}`)
  const pressed = performance.now()
  link.click()
  return new Promise((resolve) => {
    let something: number | undefined
    const look = () => {
      const title = document.querySelector('main h1')?.textContent
      const isLine = document.documentElement.hasAttribute('data-navigating')
      const isPage =
        title !== undefined && title !== '' && title !== heading && !document.querySelector('[data-skeleton]')
      // What a frame's callback finds is seen when that frame has been painted.
      setTimeout(() => {
        const now = performance.now() - pressed
        if (isLine || title !== heading) something ??= now
        if (isPage) resolve({ something: something ?? now, page: now })
        else requestAnimationFrame(look)
      })
    }
    requestAnimationFrame(look)
  })
}

function say({ from, to }: Change, seen: readonly Seen[]): void {
  const [something, page] = (['something', 'page'] as const).map((what) =>
    seen.map((each) => Math.round(each[what])).toSorted((one, other) => one - other),
  )
  if (!something || !page) return
  const middle = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0
  const isLate = middle(something) > BOUND_MS
  if (isLate) process.exitCode = 1
  const text = `${middle(something)} ms, ${something.at(-1)} ms`.padEnd(32)
  console.log(`${from.padEnd(14)}${to.padEnd(14)}${isLate ? styleText('red', text) : text}${middle(page)} ms`)
}
