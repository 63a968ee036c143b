import type { PrayerRequest } from './prayer.ts'

/** The same function, worked out once for each request, for as long as the request is kept. */
export function onceForRequest<T extends object>(
  workOut: (request: PrayerRequest) => T,
): (request: PrayerRequest) => T {
  const known = new WeakMap<PrayerRequest, T>()
  return (request) => {
    const result = known.get(request) ?? workOut(request)
    known.set(request, result)
    return result
  }
}
