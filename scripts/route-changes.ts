import { command } from './lib/command.ts'
import { lookAtProduct } from './lib/on-product.ts'

/** How soon something is seen after a press on a link, on a slow phone: `web/look/route-changes.ts` has the bound. */
await command(() => lookAtProduct('route-changes.ts'))
