const PLACES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'))
const FIXED = /^(?:UTC|Etc\/GMT[+-]\d{1,2})$/

/**
 * The present name of a time zone; undefined when there is none of that name. Offsets such as `+05:30` are none:
 * PostgreSQL reads their sign the other way round. Nor is what only this JavaScript knows (`SystemV/…`).
 */
export function timeZoneNamed(name: string): string | undefined {
  const zone = resolve(name)
  return zone && (PLACES.has(zone) || FIXED.test(zone)) ? zone : undefined
}

function resolve(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
