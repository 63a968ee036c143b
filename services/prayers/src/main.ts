import { migrate } from '@selah/kit/migrate'
import { runService } from '@selah/kit/service'
import { prepareScripture } from '@selah/prayer-engine/scripture'
import { buildApp } from './app.ts'
import { prayersSettings } from './config.ts'
import { createDeps, migrationsFolder } from './deps.ts'
import { startWorkers } from './workers/index.ts'

await runService({
  name: 'prayers',
  settings: prayersSettings,
  async start(config, log, lifetime) {
    await migrate(config.DATABASE_URL, migrationsFolder)
    const deps = await createDeps(config, log, lifetime)
    // The text and its indexes, 0.1 s: better now than while the first person waits.
    prepareScripture()
    startWorkers(deps, { unsavedKeptDays: config.UNSAVED_KEPT_DAYS }, lifetime)
    return buildApp(deps)
  },
})
