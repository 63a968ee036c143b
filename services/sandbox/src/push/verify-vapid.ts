import { Buffer } from 'node:buffer'
import { importJWK, jwtVerify } from 'jose'

/** RFC 8292, 2: no longer than a day. */
const LIFETIME_S_MAX = 24 * 60 * 60

/** Checks who sends a message (RFC 8292); returns what is wrong with the proof, or undefined. */
export async function vapidMistake(
  authorization: string | undefined,
  origin: string,
): Promise<string | undefined> {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(authorization ?? '') ?? []
  if (!token || !key) return 'there is no VAPID token and key'
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65 || point[0] !== 4) return 'the key is not an uncompressed P-256 point'
  try {
    const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(point, 1), y: coordinate(point, 33) }
    const publicKey = await importJWK(jwk, 'ES256')
    const { payload } = await jwtVerify(token, publicKey, { algorithms: ['ES256'], audience: origin })
    if (!/^(?:mailto:|https:)/.test(payload.sub ?? '')) return 'the subject is no way to reach the sender'
    const secondsLeft = (payload.exp ?? Infinity) - Date.now() / 1000
    return secondsLeft > LIFETIME_S_MAX ? 'the token is valid for more than a day' : undefined
  } catch (error) {
    return error instanceof Error ? error.message : 'the token cannot be verified'
  }
}

function coordinate(point: Buffer, start: number): string {
  return point.subarray(start, start + 32).toString('base64url')
}
