import { randomUUID } from 'node:crypto'
import { withTx } from '@selah/kit/db'
import { startTestService } from '@selah/kit/testing/service'
import { expect, test } from 'vitest'
import { pushSubscriptionRepository } from '../../src/db/push-subscription-repository.ts'
import { service } from '../../src/service.ts'
import { pushToPerson } from '../../src/use-cases/push/push-to-person.ts'

const MESSAGE = { title: 'Time to pray', body: 'Psalm 23', url: '/generate' }

// Otherwise the message would be tried again, and a browser that has it would show it twice.
test('a message was sent also when the database goes away before that is kept', async () => {
  await using notifications = await startTestService(service, {
    settings: { STOP_KEY: 'a secret of sixteen or more' },
  })
  const { deps } = notifications
  const userId = randomUUID()
  const browser = { id: randomUUID(), userId, sessionId: randomUUID(), endpoint: 'https://push.example/1' }
  const keys = { p256dh: 'a key', auth: 'a secret' }
  await withTx(deps.pool, (tx) => pushSubscriptionRepository.put(tx, { ...browser, ...keys }, deps.now()))
  const push = {
    ...{ publicKey: '', takes: () => true },
    async send() {
      await deps.pool.query('alter table push_subscriptions rename to away')
      return 'sent' as const
    },
  }

  expect(await pushToPerson({ ...deps, push }, userId, MESSAGE)).toBe('sent')
})
