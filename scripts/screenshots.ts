import { command } from './lib/command.ts'
import { lookAtProduct } from './lib/on-product.ts'

/** A picture of every page in four forms, for people to look at: `web/look/screenshots.ts`. */
await command(() => lookAtProduct('screenshots.ts'))
