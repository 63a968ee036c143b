import react from '@vitejs/plugin-react'
import presetMantine from 'postcss-preset-mantine'
import { defineConfig } from 'vite'
import { browserTarget } from './build/browser-target.ts'
import { configInDevelopment } from './build/config-in-development.ts'
import { offline } from './build/offline.ts'
import { oneShell } from './build/one-shell.ts'
import { precompress } from './build/precompress.ts'
import { prerender } from './build/prerender.ts'

// In development the page comes from Vite and everything else from the gateway of the running stack.
const gateway = process.env.GATEWAY_URL ?? 'http://localhost:8080'
const toGateway = { target: gateway, changeOrigin: false }

export default defineConfig({
  plugins: [react(), configInDevelopment(gateway), prerender(), offline(), precompress()],
  css: { postcss: { plugins: [presetMantine()] } },
  server: {
    proxy: { '/auth/v1': toGateway, '/api': toGateway, '/config.json': toGateway },
  },
  build: {
    ...browserTarget,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: oneShell } },
  },
})
