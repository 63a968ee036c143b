import { createSecretKey, randomBytes } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { describe, expect, test } from 'vitest'
import { openDirect, openWrapped, sealDirect } from './jwe.ts'

const keyOf = (byte: number) => createSecretKey(new Uint8Array(32).fill(byte))
const key = createSecretKey(randomBytes(32))
const text = 'Lord, my mother is ill 🙏'
const direct = { alg: 'dir', enc: 'A256GCM', use: 'letters' }

describe('a sealed text', () => {
  test('is what jose reads', async () => {
    const { plaintext, protectedHeader } = await compactDecrypt(
      sealDirect(key, { use: 'letters' }, text),
      key,
    )

    expect([new TextDecoder().decode(plaintext), protectedHeader]).toEqual([text, direct])
  })

  test('may be what jose wrote', async () => {
    const sealed = await new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader(direct)
      .encrypt(key)

    expect(openDirect(key, sealed)).toEqual({ header: direct, text })
  })

  test('opens with no other key, and with no part changed', () => {
    const sealed = sealDirect(key, { use: 'letters' }, text)
    const [header = '', , nonce = '', content = '', tag = ''] = sealed.split('.')
    const otherHeader = Buffer.from(JSON.stringify({ ...direct, use: 'other' })).toString('base64url')
    const changed = [
      [otherHeader, '', nonce, content, tag],
      [header, 'AAAA', nonce, content, tag],
      [header, '', flipped(nonce), content, tag],
      [header, '', nonce, flipped(content), tag],
      [header, '', nonce, content, flipped(tag)],
      [header, '', nonce, content, tag.slice(0, 8)],
      [header, '', nonce, content],
      [header, '', nonce, content, tag, 'more'],
    ].map((parts) => parts.join('.'))

    for (const each of changed) expect(() => openDirect(key, each), each).toThrow()
    expect(() => openDirect(keyOf(0), sealed)).toThrow()
  })

  test.each([{ alg: 'none' }, { enc: 'A128GCM' }, { zip: 'DEF' }, { crit: ['use'] }])(
    'is refused when it says %o',
    (more) => {
      expect(() => openDirect(key, sealDirect(key, more, text))).toThrow('not sealed as we seal')
    },
  )
})

test('a wrapped key of jose opens with the key that wraps it, and no other', async () => {
  const wrapped = await new CompactEncrypt(new Uint8Array(key.export()))
    .setProtectedHeader({ alg: 'A256GCMKW', enc: 'A256GCM', kid: 'first' })
    .encrypt(keyOf(7))

  expect(openWrapped(keyOf(7), wrapped).equals(key)).toBe(true)
  expect(() => openWrapped(keyOf(8), wrapped)).toThrow()
})

/** Another first byte. */
function flipped(part: string): string {
  const bytes = Buffer.from(part, 'base64url')
  bytes[0] = (bytes[0] ?? 0) ^ 1
  return bytes.toString('base64url')
}
