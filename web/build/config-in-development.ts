import type { Plugin } from 'vite'
import { PLACEHOLDERS } from '../src/api/placeholders.ts'

/** In development, Vite does to the page what the gateway does to a built one: it fills in the operator's values. */
export function configInDevelopment(gateway: string): Plugin {
  return {
    name: 'config-in-development',
    apply: 'serve',
    async transformIndexHtml(html) {
      const config = await fetch(`${gateway}/config.json`).then(
        (reply) => reply.json() as Promise<Record<string, string>>,
        () => ({}) as Record<string, string>,
      )
      return Object.entries(PLACEHOLDERS).reduce(
        (page, [name, placeholder]) => page.replaceAll(placeholder, config[name] ?? ''),
        html,
      )
    },
  }
}
