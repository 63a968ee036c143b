import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isVerifierOf, pkceChallenge } from './pkce.ts'

const verifier = randomBytes(56).toString('hex')
const challenge = createHash('sha256').update(verifier).digest('base64url')

describe('PKCE', () => {
  test('the verifier a challenge was made from is known again, and no other', () => {
    expect(isVerifierOf(verifier, challenge)).toBe(true)
    expect(isVerifierOf(`${verifier}x`, challenge)).toBe(false)
    expect(isVerifierOf(challenge, challenge)).toBe(false)
    expect(isVerifierOf('', challenge)).toBe(false)
  })

  test.each([[{}], [{ code_challenge: null, code_challenge_method: null }], [{ code_challenge: '' }]])(
    '%j asks for no flow',
    (params) => {
      expect(pkceChallenge(params)).toBeUndefined()
    },
  )

  test.each(['s256', 'S256'])('the method may be spelt %s', (method) => {
    expect(pkceChallenge({ code_challenge: challenge, code_challenge_method: method })).toBe(challenge)
  })

  test.each([
    [{ code_challenge: challenge, code_challenge_method: 'plain' }],
    [{ code_challenge: challenge }],
    [{ code_challenge_method: 's256' }],
    [{ code_challenge: 'x'.repeat(42), code_challenge_method: 's256' }],
    [{ code_challenge: 'x'.repeat(129), code_challenge_method: 's256' }],
  ])('%j is refused', (params) => {
    expect(() => pkceChallenge(params)).toThrow()
  })
})
