import type { RenderedPage } from '../src/app/entry-server.tsx'
import { chunksOf, type Manifest } from './manifest.ts'

const ENTRY = 'index.html'

/** A page's HTML: the build's own page with what was rendered in its places, and only its own code announced. */
export function composePage(
  template: string,
  { head, body, modules }: RenderedPage,
  manifest: Manifest,
): string {
  const everywhere = chunksOf(manifest, [ENTRY])
  const own = [...chunksOf(manifest, modules)].filter((chunk) => !everywhere.has(chunk))
  const links = [
    ...own
      .flatMap(({ css = [] }) => css)
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...own.map(({ file }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ]
  const fillings: readonly (readonly [place: string | RegExp, content: string])[] = [
    // What is said of missing scripts is not true of a page that reads without them.
    [/<noscript>.*?<\/noscript>\s*/s, ''],
    [/<title>.*?<\/title>/s, head],
    ['</head>', `${links.join('')}</head>`],
    // The last, so that nothing is looked for in what the page says.
    ['<div id="root"></div>', `<div id="root" data-prerendered>${body}</div>`],
  ]
  return fillings.reduce((html, [place, content]) => {
    if (html.search(place) < 0) throw new Error(`index.html has no ${place}`)
    return html.replace(place, () => content)
  }, template)
}
