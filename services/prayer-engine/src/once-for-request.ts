import type { PrayerRequest } from './prayer.ts'

/** The same function, worked out once for each request, for as long as the request is kept. */
export function onceForRequest<T extends object, Request extends object = PrayerRequest>(
  workOut: (request: Request) => T,
): (request: Request) => T {
  const known = new WeakMap<Request, T>()
  return (request) => {
    const result = known.get(request) ?? workOut(request)
    known.set(request, result)
    return result
  }
}
