import type { Plugin } from 'vite'
import { pages } from '../src/paths.ts'

/** Writes routes.json: the gateway answers the page for these, and 404 for the rest. */
export function routeList(): Plugin {
  return {
    name: 'route-list',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: `${JSON.stringify(pages)}\n` })
    },
  }
}
