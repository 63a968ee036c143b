import type { BuildEnvironmentOptions } from 'vite'

/** How code for browsers is built: the page, and what its weight is compared with. */
export const browserTarget: BuildEnvironmentOptions = {
  // Syntax only. What is called has to be of 2023 as well: src/browser-floor.test.ts looks.
  target: 'es2023',
  // A data: URL would need a wider content security policy than 'self'.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
}
