/** A link from a mail brought the person here: what it carried. */
export interface Arrival {
  /** A code to exchange for a session. */
  readonly hasCode: boolean
  /** The link leads to choosing a new password. */
  readonly resetting: boolean
  /** The auth service's sentence when it refused the link. */
  readonly problem?: string
}

export function readArrival(href: string): Arrival {
  const url = new URL(href)
  const fragment = new URLSearchParams(url.hash.slice(1))
  const carried = (name: string) => url.searchParams.get(name) ?? fragment.get(name)
  const problem = carried('error_description') ?? carried('error')
  return {
    hasCode: url.searchParams.has('code'),
    resetting: url.searchParams.get('mode') === 'reset-password',
    ...(problem === null ? {} : { problem }),
  }
}
