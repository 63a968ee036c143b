import { SHELL } from '../src/offline/worker/pages.ts'

/** A file that the service worker fetches beforehand; `null` where its name changes with its content. */
export interface KeptFile {
  readonly url: string
  readonly revision: string | null
}

/**
 * All code, the styles, the two faces that every page is set in, and the picture of the page for what is not there.
 * Other pictures are kept once they were seen.
 */
const KEPT =
  /\.(?:js|css)$|\/lost-sheep-[^/]*\.svg$|\/(?:manrope|source-serif-4)-english-normal-[^/]*\.woff2$/

/**
 * Everything the app needs to open without a network. Its page comes from the gateway, which fills in the operator's
 * values: what the build wrote is never kept, only its hash, so that a new build is noticed.
 */
export function keptFiles(built: readonly string[], pageHash: string): KeptFile[] {
  const hashed = built.filter((file) => file.startsWith('assets/') && KEPT.test(file)).toSorted()
  return [{ url: SHELL, revision: pageHash }, ...hashed.map((file) => ({ url: `/${file}`, revision: null }))]
}
