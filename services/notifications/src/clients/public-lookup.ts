import { lookup as lookupHost } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from '../domain/push-endpoint.ts'

/** Resolves a host to its public addresses alone, at the moment of connecting: a name can change what it means. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookupHost(hostname, { ...options, all: true }, (error, addresses) => {
    const [first, ...others] = (addresses ?? []).filter(({ address }) => isPublicAddress(address))
    if (error || !first) {
      const refused: NodeJS.ErrnoException = error ?? new Error('the host has no public address')
      refused.code ??= 'ENOTPUBLIC'
      return callback(refused, '')
    }
    if (options.all) callback(null, [first, ...others])
    else callback(null, first.address, first.family)
  })
}
