/** Scripts, and what announces them and the styles that come with them. */
const SCRIPTS =
  /<script type="module"[^>]*><\/script>\s*|<link rel="(?:modulepreload|preload" as="style)"[^>]*>\s*/g

/**
 * Puts them in once the page has been painted, a dozen at a time: to begin forty requests at once would hold up a press
 * for a tenth of a second on a slow phone. At once where nobody sees the page. Never before the whole page has been read:
 * scripts that the browser has kept would run on half of it. It is the same everywhere: the gateway allows it by its hash.
 */
const STARTER = `<script>
      {
        const start = () => {
          const waiting = document.getElementById('scripts').content.children
          document.head.append(...[...waiting].slice(0, 12))
          if (waiting.length > 0) setTimeout(start)
        }
        const startWhenRead = () =>
          document.readyState === 'loading' ? addEventListener('DOMContentLoaded', start) : start()
        if (document.hidden) startWhenRead()
        else requestAnimationFrame(() => setTimeout(startWhenRead))
      }
    </script>`

/**
 * A page is painted before its scripts are fetched: on a slow line they would take the room of the styles and letters
 * that it needs to be read, or of which its frame is made.
 */
export function scriptsAfterPaint(html: string): string {
  const scripts = (html.match(SCRIPTS) ?? []).map((script) => script.trim())
  // A script that is put in by another one is fetched after all that was announced, and this is what the rest waits for.
  const entry = scripts.flatMap((script) => /^<script.* src="([^"]+)"/.exec(script)?.[1] ?? [])
  const first = entry.map((src) => `<link rel="modulepreload" crossorigin href="${src}">`)
  const waiting = `<template id="scripts">${[...first, ...scripts].join('')}</template>`
  return html.replace(SCRIPTS, '').replace('</head>', () => `${waiting}${STARTER}</head>`)
}
