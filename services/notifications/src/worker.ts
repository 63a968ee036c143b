import { runService } from '@selah/kit/service/run'
import { service } from './service.ts'

await runService(service, 'worker')
