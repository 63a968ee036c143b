import { join } from 'node:path'
import { testServiceKey } from '@selah/kit/testing/people'
import { startServiceProcess } from '@selah/kit/testing/service-process'
import { SERVICES, urlSettingOf } from '@selah/registry'
import { describe, expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '..')
const NOBODY = '127.0.0.1:1'
const env = {
  ...Object.fromEntries(SERVICES.map(({ name }) => [urlSettingOf(name), `http://${NOBODY}`])),
  TOKEN_ISSUER: 'http://localhost:8080/auth/v1',
  SERVICE_PRIVATE_KEY: testServiceKey('gateway'),
  NATS_URL: `nats://${NOBODY}`,
  REDIS_URL: `redis://${NOBODY}`,
}

describe('the process', () => {
  test('is ready with nothing around it, and stops when asked', async () => {
    await using gateway = await startServiceProcess(FOLDER, env)

    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200)
    expect((await fetch(`${gateway.url}/api/v1/verses/x`)).status).toBe(503)
    await gateway.kill('SIGTERM')

    expect(await gateway.ended, gateway.output()).toBe(0)
  })

  test('refuses the limits of a developer’s machine in production', async () => {
    await using gateway = await startServiceProcess(FOLDER, {
      ...env,
      ENVIRONMENT: 'production',
      RATE_LIMITS: 'local',
    })

    expect(await gateway.ended).toBe(78)
    expect(gateway.output()).toContain('RATE_LIMITS=local')
  })

  // D-47: nobody can agree to being counted by they know not whom.
  test('refuses an operator’s own counting without a name for who reads it', async () => {
    await using gateway = await startServiceProcess(FOLDER, { ...env, TAG_SCRIPT: '/tag.js' })

    expect(await gateway.ended).toBe(78)
    expect(gateway.output()).toContain('TAG_RECIPIENT')
  })

  test('names every setting that is missing', async () => {
    await using gateway = await startServiceProcess(FOLDER, {})

    expect(await gateway.ended).toBe(78)
    for (const name of Object.keys(env)) expect(gateway.output()).toContain(name)
  })
})
