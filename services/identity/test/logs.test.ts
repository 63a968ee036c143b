import { expectFaults } from '@selah/kit/testing/contract'
import { describe, expect, test } from 'vitest'
import { openLink } from './browser.ts'
import { newAddress, PASSWORD, startIdentity } from './harness.ts'
import { requestsTo } from './requests.ts'

describe('the logs', () => {
  test('hold no address, name, password, code or token, at any level and also when things fail', async () => {
    await using identity = await startIdentity({ SIGNUP_AUTOCONFIRM: 'false', LOG_LEVEL: 'trace' })
    const email = newAddress()
    const client = identity.client({ flowType: 'pkce' })
    const requests = requestsTo(identity)
    await client.signUp({ email, password: PASSWORD, options: { data: { name: 'Wilhelmina' } } })
    const mail = await identity.inbox.newest(email)
    const arrived = await openLink(mail.link, identity.origin)
    const { data } = await client.exchangeCodeForSession(arrived.searchParams.get('code') ?? '')
    await openLink(mail.link, identity.origin)
    await client.signInWithPassword({ email, password: 'wrong password 99' })
    await client.verifyOtp({ email, token: '987654', type: 'recovery' })
    await client.refreshSession()
    await client.updateUser({
      email: newAddress(),
      password: 'another password 99',
      data: { name: 'Wilhelmina' },
    })
    await requests.post('/token', `broken ${PASSWORD}`)
    await requests.post('/recover', { email: `broken ${email}` })
    identity.inbox.refuse({ responseCode: 451 })
    await identity.client().resetPasswordForEmail(email)
    expectFaults()
    // What a database says about a failed statement quotes its values.
    await identity.query('alter table users add constraint nobody check (length(email) < 3) not valid')
    await requests.post('/signup', { email: newAddress(), password: PASSWORD, data: { name: 'Wilhelmina' } })

    const logs = identity.logs()

    expect(logs).toContain('request answered')
    expect(logs).toContain('request failed')
    const secrets = [
      ...[email, 'person-', 'Wilhelmina', PASSWORD, 'wrong password 99', 'another password 99', '987654'],
      ...[
        mail.code,
        new URL(mail.link).searchParams.get('token') ?? '',
        arrived.searchParams.get('code') ?? '',
      ],
      ...[data.session?.access_token ?? '', data.session?.refresh_token ?? ''],
    ]
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(3)
      expect(logs).not.toContain(secret)
    }
  })
})
