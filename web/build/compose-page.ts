import type { RenderedPage } from '../src/app/entry-server.tsx'
import { scriptsAfterPaint } from './after-paint.ts'
import { chunksOf, type Manifest } from './manifest.ts'

const ENTRY = 'index.html'

/** Whether a page reads without scripts, or waits for them. */
export type PageState = 'whole' | 'skeleton'

/** A page's HTML: the build's own page with what was rendered in its places, and only its own code announced. */
export function composePage(
  template: string,
  { head, body, modules }: RenderedPage,
  manifest: Manifest,
  state: PageState = 'whole',
): string {
  const everywhere = chunksOf(manifest, [ENTRY])
  const own = [...chunksOf(manifest, modules)].filter((chunk) => !everywhere.has(chunk))
  const isWhole = state === 'whole'
  // A skeleton is drawn with the styles of the frame alone: the page's own come with its scripts.
  const style = isWhole ? 'rel="stylesheet"' : 'rel="preload" as="style"'
  const links = [
    ...own.flatMap(({ css = [] }) => css).map((file) => `<link ${style} crossorigin href="/${file}">`),
    ...own.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
  const frame = fill(template, [
    // What is said of missing scripts is not true of a page that reads without them.
    ...(isWhole ? [[/<noscript>.*?<\/noscript>\s*/s, ''] as const] : []),
    [/<title>.*?<\/title>/s, head],
    ['</head>', `${links.join('')}</head>`],
  ])
  // The last, so that nothing is looked for in what the page says.
  return fill(scriptsAfterPaint(frame), [
    ['<div id="root"></div>', `<div id="root"${isWhole ? ' data-prerendered' : ''}>${body}</div>`],
  ])
}

function fill(
  template: string,
  fillings: readonly (readonly [place: string | RegExp, content: string])[],
): string {
  return fillings.reduce((html, [place, content]) => {
    if (html.search(place) < 0) throw new Error(`index.html has no ${place}`)
    return html.replace(place, () => content)
  }, template)
}
