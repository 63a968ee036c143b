// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBackend } from '../api/fake-backend.testing.ts'
import {
  endPushBeforeLeaving,
  followPush,
  forgetPushHere,
  pushState,
  turnPushOff,
  turnPushOn,
} from './this-device.ts'

vi.mock('../session/bearer.ts', () => ({
  accessToken: async () => 'ana',
  renewedAccessToken: async () => undefined,
}))

/** A browser with push, whose person answers its question like this. */
function browser({
  permission = 'default',
  answer = 'granted',
}: {
  permission?: string
  answer?: string
} = {}) {
  let subscription:
    | { endpoint: string; unsubscribe: () => Promise<boolean>; toJSON: () => object }
    | undefined
  const asked = { permission: 0 }
  const keys: unknown[] = []
  const notification = {
    permission,
    async requestPermission() {
      asked.permission++
      notification.permission = answer
      return answer
    },
  }
  const subscribe = (endpoint: string) => {
    subscription = {
      endpoint,
      toJSON: () => ({ keys: { p256dh: 'key', auth: 'secret' } }),
      unsubscribe: async () => {
        subscription = undefined
        return true
      },
    }
    return subscription
  }
  const pushManager = {
    getSubscription: async () => subscription ?? null,
    subscribe: async (options: { applicationServerKey: unknown }) => {
      keys.push(options)
      return subscribe('https://push.test/1')
    },
  }
  const registration = { pushManager }
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  return { asked, keys, subscribe, isSubscribed: () => subscription !== undefined }
}

function withoutPush(userAgent: string): void {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0 })
}

beforeEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const told = (backend: ReturnType<typeof fakeBackend>) => [...backend.pushed.values()]

describe('what a device can do is known without asking its person', () => {
  test.each([
    ['default', 'off'],
    ['granted', 'off'],
    ['denied', 'denied'],
  ])('with the permission %s it is %s', async (permission, state) => {
    const { asked } = browser({ permission })

    expect(await pushState('ana')).toBe(state)
    expect(asked.permission).toBe(0)
  })

  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari', 'needs-home-screen'],
    ['Mozilla/5.0 (X11; Linux x86_64) SomethingOld', 'unsupported'],
  ])('%s is %s', async (userAgent, state) => {
    withoutPush(userAgent)

    expect(await pushState('ana')).toBe(state)
  })
})

test('turned on, the device is told to the server with its key', async () => {
  const backend = fakeBackend()
  const { keys } = browser()
  await turnPushOn('ana')

  expect(await pushState('ana')).toBe('on')
  expect(keys).toEqual([{ userVisibleOnly: true, applicationServerKey: 'BAAA' }])
  expect(told(backend)).toEqual([
    { endpoint: 'https://push.test/1', keys: { p256dh: 'key', auth: 'secret' } },
  ])
})

test('a no is a no: nothing is subscribed or told', async () => {
  const backend = fakeBackend()
  const { isSubscribed } = browser({ answer: 'denied' })
  await turnPushOn('ana')

  expect([isSubscribed(), await pushState('ana')]).toEqual([false, 'denied'])
  expect(backend.calls).toEqual([])
})

test('a device of which the server could not be told is not left subscribed', async () => {
  const backend = fakeBackend()
  const { isSubscribed } = browser()
  backend.answerNext('PUT', () => 'no line')

  await expect(turnPushOn('ana')).rejects.toThrow()
  expect([isSubscribed(), await pushState('ana')]).toEqual([false, 'off'])
})

test('turned off, neither side has it any more', async () => {
  const backend = fakeBackend()
  const { isSubscribed } = browser()
  await turnPushOn('ana')
  await turnPushOff('ana')

  expect([isSubscribed(), told(backend)]).toEqual([false, []])
})

describe('somebody who leaves', () => {
  test('takes the device off the server’s list', async () => {
    const backend = fakeBackend()
    const { isSubscribed } = browser()
    await turnPushOn('ana')
    await endPushBeforeLeaving('ana')

    expect([isSubscribed(), told(backend)]).toEqual([false, []])
  })

  test('without a line leaves a device that shows nothing more', async () => {
    const backend = fakeBackend()
    const { isSubscribed } = browser()
    await turnPushOn('ana')
    backend.answerNext('DELETE', () => 'no line')
    await endPushBeforeLeaving('ana')
    await forgetPushHere()

    expect([isSubscribed(), await pushState('ana')]).toEqual([false, 'off'])
  })

  test('and turned nothing on asks nobody', async () => {
    const backend = fakeBackend()
    browser()
    await endPushBeforeLeaving('ana')

    expect(backend.calls).toEqual([])
  })
})

describe('somebody who arrives', () => {
  test('does not get the notifications of the one before', async () => {
    fakeBackend()
    const { isSubscribed } = browser()
    await turnPushOn('ana')
    await followPush('bento')

    expect([isSubscribed(), await pushState('bento')]).toEqual([false, 'off'])
  })

  test('has what the browser renewed told to the server', async () => {
    const backend = fakeBackend()
    const { subscribe } = browser()
    await turnPushOn('ana')
    await followPush('ana')
    expect(backend.count('PUT')).toBe(1)
    subscribe('https://push.test/2')
    await followPush('ana')

    expect(told(backend)).toMatchObject([{ endpoint: 'https://push.test/2' }])
  })
})
