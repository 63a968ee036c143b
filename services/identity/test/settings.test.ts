import { fileURLToPath } from 'node:url'
import { startServiceProcess } from '@selah/kit/testing/service-process'
import { describe, expect, test } from 'vitest'
import { encodeKeys, processSettings, testSigningKeys } from './harness.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))

describe('starting in production', () => {
  test.each([
    [{ SIGNUP_AUTOCONFIRM: 'true' }, 'SIGNUP_AUTOCONFIRM=true would let anybody sign up'],
    [
      { SIGNUP_AUTOCONFIRM: 'false', RATE_LIMITS: 'local' },
      'RATE_LIMITS=local would let passwords be guessed',
    ],
    [
      { SIGNUP_AUTOCONFIRM: 'false', COMMON_PASSWORDS: 'allowed' },
      'COMMON_PASSWORDS=allowed would let people choose what is guessed first',
    ],
  ])('is refused with %j, in a sentence', async (overrides, sentence) => {
    await using service = await startServiceProcess(folder, {
      ...processSettings('postgres://127.0.0.1:1/none'),
      SIGNING_KEYS: encodeKeys(testSigningKeys()),
      RATE_LIMITS: 'standard',
      ENVIRONMENT: 'production',
      ...overrides,
    })

    expect(await service.ended).toBe(78)
    expect(service.output()).toContain(sentence)
  })
})
