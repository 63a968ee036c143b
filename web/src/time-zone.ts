/** The time zone of this browser, as an IANA name. */
export function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The date in a time zone, as '2026-11-22'. */
export function dateIn(zone: string, moment = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(moment)
}

/** 'America/New_York' as 'New York', with its region where several are listed together. */
export function zoneInWords(zone: string): string {
  const [region = '', ...places] = zone.split('/').map((part) => part.replaceAll('_', ' '))
  return places.length === 0 ? region : `${places.toReversed().join(', ')} (${region})`
}

export interface ZonesOfRegion {
  group: string
  items: { value: string; label: string }[]
}

/** Every time zone this browser knows, by region, and `also`, which it may know by another name. */
export function zonesByRegion(also: readonly string[]): ZonesOfRegion[] {
  const regions = new Map<string, ZonesOfRegion>()
  for (const zone of [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...also])].sort()) {
    const [group = '', ...places] = zone.split('/')
    const name = places.length === 0 ? 'Other' : group
    const region = regions.get(name) ?? { group: name, items: [] }
    regions.set(name, region)
    region.items.push({ value: zone, label: zoneInWords(zone) })
  }
  return [...regions.values()]
}

/** Today, as the person's own calendar says: '2026-11-21'. */
export function localDate(moment = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** Noon of a local date: the same day also for somebody who travels a few hours east or west. */
export function noonOf(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}
