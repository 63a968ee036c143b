import { ownPlace } from '../storage.ts'

/** The words of a search: they outlive a reload, and never stand in the address. */
export const keptSearch = ownPlace('journal_search', (kept) => (typeof kept === 'string' ? kept : undefined))
