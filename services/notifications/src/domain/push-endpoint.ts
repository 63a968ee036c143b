import ipaddr from 'ipaddr.js'

/** Which endpoints are asked: those of the public internet, or in tests and on the local stack any. */
export type EndpointPolicy = 'public' | 'any'

/**
 * Whether a push service may be asked at this URL. A browser names the endpoint, so without this anybody could have us
 * send requests into our own network. A host name is judged by its addresses when we connect.
 */
export function isAllowedEndpoint(endpoint: string, policy: EndpointPolicy): boolean {
  const url = URL.parse(endpoint)
  if (url?.username !== '' || url.password !== '' || url.hash !== '') return false
  if (policy === 'any') return url.protocol === 'https:' || url.protocol === 'http:'
  // The URL parser has dropped the port of https.
  if (url.protocol !== 'https:' || url.port !== '') return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(host) ? isPublicAddress(host) : host.includes('.')
}

/** An address of the public internet: no loopback, no private or link-local network, nothing reserved. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
