import { isIPv6 } from 'node:net'

const GROUPS = 8
/** A household gets a /64 and may pick any address in it, so those are counted as one. */
const NETWORK_GROUPS = 4

/** What requests from nowhere in particular are counted by: an IPv4 address, or the network of an IPv6 address. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [left = '', right] = address.split('::')
  const before = left.split(':').filter(Boolean)
  const after = right?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0')
  const groups = right === undefined ? before : [...before, ...zeros, ...after]
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
