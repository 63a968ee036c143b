import { bringLighthouse } from './lib/bring-lighthouse.ts'
import { command } from './lib/command.ts'
import { lookAtProduct } from './lib/on-product.ts'

/** What Lighthouse says of the pages, on a slow phone: `web/look/lighthouse.ts` has the routes and the bounds. */
await command(async () => lookAtProduct('lighthouse.ts', { LIGHTHOUSE: await bringLighthouse() }))
