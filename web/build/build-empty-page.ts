import path from 'node:path'
import react from '@vitejs/plugin-react'
import presetMantine from 'postcss-preset-mantine'
import { build } from 'vite'
import { browserTarget } from './browser-target.ts'

/** The code of an empty page's chunks that load at once, built as the real ones are, and written nowhere. */
export async function buildEmptyPage(): Promise<string[]> {
  const built = await build({
    root: path.resolve(import.meta.dirname, '..'),
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [react()],
    css: { postcss: { plugins: [presetMantine()] } },
    build: {
      ...browserTarget,
      write: false,
      rolldownOptions: { input: path.resolve(import.meta.dirname, 'empty-page.tsx') },
    },
  })
  if (!('output' in built)) throw new Error('Vite built something else than one page')
  const chunks = new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  )
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  const atOnce = new Set(entry && [entry])
  for (const { imports } of atOnce) {
    for (const chunk of imports.map((name) => chunks.get(name))) if (chunk) atOnce.add(chunk)
  }
  return [...atOnce].map(({ code }) => code)
}
