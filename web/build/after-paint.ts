/** Scripts, and what announces them. */
const SCRIPTS = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g

/** Puts them in once the page has been painted; at once where nobody sees it. It is the same everywhere: the gateway allows it by its hash. */
const STARTER = `<script>
      {
        const start = () => document.head.append(document.getElementById('scripts').content)
        if (document.hidden) addEventListener('DOMContentLoaded', start)
        else requestAnimationFrame(() => setTimeout(start))
      }
    </script>`

/**
 * A page that reads without scripts is painted before they are fetched: on a slow line they would take the room of
 * the styles and letters that it needs to be read.
 */
export function scriptsAfterPaint(html: string): string {
  const scripts = html.match(SCRIPTS) ?? []
  const waiting = `<template id="scripts">${scripts.map((script) => script.trim()).join('')}</template>`
  return html.replace(SCRIPTS, '').replace('</head>', () => `${waiting}${STARTER}</head>`)
}

/** A page that waits for its scripts asks for them at once, and for what its frame is drawn with first. */
export function scriptsAfterStyles(html: string): string {
  return html.replace(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
}
