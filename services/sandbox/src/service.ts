import { defineService } from '@selah/kit/service/definition'
import { settingsFor } from '@selah/kit/service/needs'
import { app, routes } from './app.ts'

export const service = defineService({
  name: 'sandbox',
  needs: [],
  settings: settingsFor([]),
  createDeps: (base) => base,
  processes: { main: { app, routes } },
})
