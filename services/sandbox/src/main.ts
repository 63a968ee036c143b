import { processSettings } from '@selah/kit/config'
import { runService } from '@selah/kit/service'
import Type from 'typebox'
import { buildSandbox } from './app.ts'

await runService({
  name: 'sandbox',
  settings: Type.Object(processSettings),
  start: async (_config, log) => buildSandbox({ log }),
})
