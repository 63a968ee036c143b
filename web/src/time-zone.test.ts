import { expect, test, vi } from 'vitest'
import { localZone, zoneInWords, zonesByRegion } from './time-zone.ts'

test.each([
  ['Europe/Lisbon', 'Lisbon (Europe)'],
  ['America/New_York', 'New York (America)'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina (America)'],
  ['UTC', 'UTC'],
])('says %s as %s', (zone, words) => {
  expect(zoneInWords(zone)).toBe(words)
})

test('lists every zone once, by region, with one that only the account knows', () => {
  const regions = zonesByRegion(['Europe/Kyiv', 'Europe/Lisbon'])
  const zones = regions.flatMap(({ items }) => items.map(({ value }) => value))

  expect(new Set(zones).size).toBe(zones.length)
  expect(zones).toEqual(expect.arrayContaining([...Intl.supportedValuesOf('timeZone'), 'UTC', 'Europe/Kyiv']))
  expect(regions.find(({ group }) => group === 'Asia')?.items).toContainEqual({
    value: 'Asia/Tokyo',
    label: 'Tokyo (Asia)',
  })
})

test('reads the zone of the browser', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland')

  expect(localZone()).toBe('Pacific/Auckland')
  vi.unstubAllEnvs()
})
