import { runService } from '@selah/kit/service/run'
import { prepareScripture } from '@selah/prayer-engine/scripture'
import { service } from './service.ts'

// The text and its indexes, 0.1 s: better now than while the first person waits.
prepareScripture()
await runService(service)
