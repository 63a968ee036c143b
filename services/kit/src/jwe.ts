import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'

// Compact JWEs (RFC 7516) with A256GCM, by node:crypto: jose reads and writes the same, but takes 115 µs for a text of
// 2 kB where this takes 15.

export interface Header {
  readonly [name: string]: unknown
}

const NONCE_BYTES = 12
const TAG_BYTES = 16
const GCM = 'aes-256-gcm'
const OPTIONS = { authTagLength: TAG_BYTES }

/** Seals a text with the key itself (`dir`); what the header says more can be read, and not be changed. */
export function sealDirect(key: KeyObject, more: Header, text: string): string {
  const header = toBase64(Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM', ...more })))
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(GCM, key, nonce, OPTIONS).setAAD(Buffer.from(header))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [header, '', toBase64(nonce), toBase64(sealed), toBase64(cipher.getAuthTag())].join('.')
}

/** Opens what `sealDirect` gave, or jose for `dir`. Throws when one bit of it, its header included, is another. */
export function openDirect(
  key: KeyObject,
  sealed: string,
): { readonly header: Header; readonly text: string } {
  const parts = partsOf(sealed, 'dir')
  if (parts.wrappedKey !== '') throw new Error('a sealed text has a key of its own')
  return { header: parts.header, text: openContent(key, parts).toString('utf8') }
}

/** Opens what jose sealed with a key of its own that `kek` wraps (`A256GCMKW`), which is a key itself. */
export function openWrapped(kek: KeyObject, sealed: string): KeyObject {
  const parts = partsOf(sealed, 'A256GCMKW')
  const { iv, tag } = parts.header
  const decipher = decipherOf(kek, String(iv), String(tag))
  const key = Buffer.concat([decipher.update(parts.wrappedKey, 'base64url'), decipher.final()])
  return createSecretKey(openContent(createSecretKey(key), parts))
}

type Parts = ReturnType<typeof partsOf>

function partsOf(sealed: string, alg: string) {
  const [encoded = '', wrappedKey = '', nonce = '', content = '', tag = '', ...more] = sealed.split('.')
  const header = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')) as Header
  // `zip` and `crit` would mean something that is not done here.
  const isOurs = header.alg === alg && header.enc === 'A256GCM' && !('zip' in header) && !('crit' in header)
  if (!isOurs || more.length > 0) throw new Error('not sealed as we seal')
  return { encoded, header, wrappedKey, nonce, content, tag }
}

function openContent(key: KeyObject, { encoded, nonce, content, tag }: Parts): Buffer {
  const decipher = decipherOf(key, nonce, tag).setAAD(Buffer.from(encoded))
  const opened = decipher.update(content, 'base64url')
  const rest = decipher.final()
  return rest.length > 0 ? Buffer.concat([opened, rest]) : opened
}

function decipherOf(key: KeyObject, nonce: string, tag: string) {
  const [nonceBytes, tagBytes] = [Buffer.from(nonce, 'base64url'), Buffer.from(tag, 'base64url')]
  // A short tag is guessed sooner.
  if (nonceBytes.length !== NONCE_BYTES || tagBytes.length !== TAG_BYTES)
    throw new Error('not sealed as we seal')
  return createDecipheriv(GCM, key, nonceBytes, OPTIONS).setAuthTag(tagBytes)
}

function toBase64(bytes: Buffer): string {
  return bytes.toString('base64url')
}
