/** Scripts, and what announces them and the styles that come with them. */
const SCRIPTS =
  /<script type="module"[^>]*><\/script>\s*|<link rel="(?:modulepreload|preload" as="style)"[^>]*>\s*/g

/** Puts them in once the page has been painted; at once where nobody sees it. It is the same everywhere: the gateway allows it by its hash. */
const STARTER = `<script>
      {
        const start = () => document.head.append(document.getElementById('scripts').content)
        if (document.hidden) addEventListener('DOMContentLoaded', start)
        else requestAnimationFrame(() => setTimeout(start))
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
