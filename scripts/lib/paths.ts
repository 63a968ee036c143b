import { join } from 'node:path'

/** The folder of the checkout. */
export const ROOT = join(import.meta.dirname, '..', '..')

/** What a machine fetched once and can fetch again: safe to delete. */
export const CACHE = join(ROOT, '.cache')
