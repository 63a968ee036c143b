/** Under which the journal's prayers are cached. */
export const prayersKey = ['prayers'] as const
