import type { RenderedPage } from '../src/app/entry-server.tsx'
import { metaOf } from './meta-of.ts'

export type ServerEntry = typeof import('../src/app/entry-server.tsx')

export interface Page {
  readonly path: string
  /** Where its HTML goes. */
  readonly file: string
  readonly rendered: RenderedPage
}

export interface FoundPages {
  readonly prerendered: readonly Page[]
  /** The app's own, which are a skeleton until their scripts run. */
  readonly app: readonly Page[]
  /** What is answered at `/blog/:id` for an id that there is not, and at last (`*`) for everything else. */
  readonly missing: readonly Page[]
}

const NOWHERE = 'not-found'

/**
 * Renders every page of visitors. Which `/blog/:id` there are, the pages themselves say: they link to each other,
 * and a page that nothing links to would not be found by people either.
 */
export async function findPages(entry: ServerEntry, complain: (about: string) => void): Promise<FoundPages> {
  const patterns = entry.pages.filter(entry.isPrerendered)
  const families = patterns.filter((pattern) => pattern.includes(':'))
  const waiting = new Set(patterns.filter((pattern) => !families.includes(pattern)))
  const prerendered: Page[] = []
  const unfit: string[] = []
  // A Set takes what is added while it is walked.
  for (const path of waiting) {
    const page = await pageAt(path)
    // A link to an article that there is not.
    if (!patterns.includes(path) && metaOf(page.rendered.head, 'robots') === 'noindex') continue
    if (page.rendered.body.includes('<h1')) prerendered.push(page)
    else {
      complain(`${path} has no heading without scripts, so it is not prerendered`)
      unfit.push(path)
    }
    for (const link of linksIn(page.rendered.body))
      if (families.some((family) => isIn(family, link))) waiting.add(link)
  }
  const missing = [
    ...(await Promise.all(families.map((family) => pageAt(family, family.replace(/:.*/, NOWHERE))))),
    await pageAt('*', `/${NOWHERE}`),
  ]
  const app = await Promise.all(
    [...entry.pages.filter((page) => !entry.isPrerendered(page)), ...unfit].map(skeletonAt),
  )
  return { prerendered, app, missing }

  async function skeletonAt(path: string): Promise<Page> {
    const address = path.replace(/:.*/, 'one')
    return { path, file: fileOf('app', address), rendered: await entry.renderSkeleton(address) }
  }

  async function pageAt(path: string, address = path): Promise<Page> {
    const rendered = await entry.renderPage(address)
    if (/<!--\$[!?]-->/.test(rendered.body)) throw new Error(`${path} was not ready when it was prerendered`)
    return { path, file: fileOf('pages', address), rendered }
  }
}

function fileOf(folder: string, address: string): string {
  return `${folder}/${address.slice(1).replaceAll('/', '-') || 'home'}.html`
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="(\/[^"?#]*)/g)].map(([, href = '']) => href)
}

function isIn(family: string, path: string): boolean {
  const prefix = family.slice(0, family.indexOf(':'))
  return path.startsWith(prefix) && path.length > prefix.length && !path.slice(prefix.length).includes('/')
}
