import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlanTexts } from '@selah/plans'

/** pages.json, which the build of the web writes: what is answered where. */
export interface PageList {
  /** What stands in every page for a value that the operator chooses. */
  readonly placeholders: Readonly<Record<keyof SiteValues, string>>
  /** What is answered at the app's own addresses, by their patterns. */
  readonly app: readonly { readonly path: string; readonly file: string }[]
  readonly prerendered: readonly PrerenderedPage[]
  /** In this order: the first whose pattern fits is answered, with status 404. `*` fits always. */
  readonly missing: readonly { readonly path: string; readonly file: string }[]
}

export interface PrerenderedPage {
  readonly path: string
  readonly file: string
  /** Whether search engines may list it. */
  readonly indexed: boolean
  /** The day of an article. */
  readonly published?: string
}

/** What the operator chooses and every page may show; /config.json serves the same. */
export interface SiteValues extends PlanTexts {
  readonly product: string
  readonly supportEmail: string
  readonly baseUrl: string
  /** In digits. */
  readonly passwordLengthMin: string
  /** Whether plans can be bought. */
  readonly plans: 'open' | 'soon'
  /** Empty where the operator has no counting of their own. */
  readonly tagScript: string
  readonly tagRecipient: string
}

export async function readPageList(dir: string): Promise<PageList> {
  return JSON.parse(await readFile(join(dir, 'pages.json'), 'utf8')) as PageList
}

/** Whether a path is one of `/blog/:id`; every path is one of `*`. */
export function matcherOf(pattern: string): (path: string) => boolean {
  const matcher = new URLPattern({ pathname: pattern })
  return (pathname) => matcher.test({ pathname })
}
