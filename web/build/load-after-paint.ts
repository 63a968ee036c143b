import type { Plugin } from 'vite'

/**
 * Lets what is seen come first: on a slow line, scripts take the room of the styles and letters that a prerendered page
 * needs to be read. It reads without them.
 */
export function loadAfterPaint(): Plugin {
  return {
    name: 'load-after-paint',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(SCRIPTS, '$& fetchpriority="low"') },
  }
}

const SCRIPTS = /<script type="module"|<link rel="modulepreload"/g
