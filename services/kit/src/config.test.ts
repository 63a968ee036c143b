import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { loadConfig, processSettings } from './config.ts'

const schema = Type.Object({
  ...processSettings,
  POLL_MS: Type.Integer({ minimum: 10, default: 250 }),
  API_KEY: Type.String({ minLength: 8 }),
  STRICT: Type.Boolean({ default: false }),
})

describe('settings', () => {
  test('become the types they are asked for, with defaults for what is absent or empty', () => {
    const config = loadConfig(schema, {
      PORT: '8080',
      STRICT: 'true',
      API_KEY: '12345678',
      POLL_MS: '',
      HOST: '0.0.0.0',
    })

    expect(config).toMatchObject({
      PORT: 8080,
      STRICT: true,
      POLL_MS: 250,
      HOST: '0.0.0.0',
      LOG_LEVEL: 'info',
    })
  })

  test('that are wrong are all said at once, without their values', () => {
    const load = () => loadConfig(schema, { PORT: 'many', POLL_MS: '1', STRICT: 'secret-value' })

    expect(load).toThrow(/PORT/)
    expect(load).toThrow(/POLL_MS/)
    expect(load).toThrow(/API_KEY is missing/)
    expect(load).toThrow(/STRICT/)
    expect(load).not.toThrow(/secret-value/)
  })

  test('that nobody asked for are left out', () => {
    expect(loadConfig(schema, { API_KEY: '12345678', HOME: '/x' })).not.toHaveProperty('HOME')
  })
})
