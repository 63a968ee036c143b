import type { LookupFunction } from 'node:net'
import { createLogger } from '@selah/kit/log'
import { startSilentPort } from '@selah/sandbox/openai/silent-port'
import { type RunningSandbox, startSandbox } from '@selah/sandbox/testing'
import { describe, expect, test } from 'vitest'
import { generateVAPIDKeys } from 'web-push'
import { publicLookup } from '../../src/clients/public-lookup.ts'
import { checkVapid, createPushSender, type PushOptions, type VapidKeys } from '../../src/clients/push.ts'
import { isAllowedEndpoint } from '../../src/domain/push-endpoint.ts'
import { subscribedBrowser } from './browser.ts'

const vapid: VapidKeys = { ...generateVAPIDKeys(), subject: 'mailto:help@selah.example' }
const MESSAGE = { title: 'Time to pray', body: 'Psalm 23', url: '/generate?category=Hope' }
const SHORT_MS = 1_500

function senderOf(options: Partial<PushOptions> = {}) {
  const lines: string[] = []
  const log = createLogger('test', 'debug', { write: (line) => void lines.push(line) })
  return { ...createPushSender({ vapid, endpoints: 'any', log, ...options }), logged: () => lines.join('') }
}

const browserOf = (sandbox: RunningSandbox) => subscribedBrowser(sandbox.pushEndpoint('first'))

describe('a message', () => {
  test('reaches the push service encrypted, and only the browser can read it', async () => {
    await using sandbox = await startSandbox()
    const browser = browserOf(sandbox)

    expect(await senderOf().send(browser.subscription, MESSAGE)).toBe('sent')

    const [request, ...others] = await sandbox.requests()
    expect(others).toEqual([])
    expect(request).toMatchObject({ system: 'push', path: '/push/first', outcome: 'answered' })
    expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '1800' })
    const encrypted = Buffer.from(String(request?.body), 'base64')
    expect(encrypted.toString('latin1')).not.toContain('Psalm')
    expect(browser.read(encrypted)).toEqual(MESSAGE)
  })

  test.each([
    ['error-404', 'gone'],
    ['error-410', 'gone'],
    ['error-413', 'refused'],
    ['error-429', 'refused'],
    ['error-500', 'refused'],
    ['drops-connection', 'unknown'],
    ['hangs-before-answering', 'unknown'],
  ] as const)('met by %s is %s, and its endpoint is not logged', async (knob, outcome) => {
    await using sandbox = await startSandbox()
    await sandbox.setPushKnobs({ knob, times: 1 })
    const sender = senderOf(knob === 'hangs-before-answering' ? { withinMs: SHORT_MS } : {})
    const { subscription } = browserOf(sandbox)

    expect(await sender.send(subscription, MESSAGE)).toBe(outcome)
    expect(await senderOf().send(subscription, MESSAGE)).toBe('sent')
    expect(sender.logged()).toContain(outcome)
    expect(sender.logged()).not.toMatch(/\/push\/|127\.0\.0\.1|Psalm/)
  })

  test('is refused when the push service does not know the key that signs it', async () => {
    await using sandbox = await startSandbox()
    const stranger = { ...vapid, privateKey: generateVAPIDKeys().privateKey }

    expect(await senderOf({ vapid: stranger }).send(browserOf(sandbox).subscription, MESSAGE)).toBe('refused')
  })

  test('was not handed over when no connection was made', async () => {
    const sandbox = await startSandbox()
    const { subscription } = browserOf(sandbox)
    await sandbox[Symbol.asyncDispose]()
    await using silent = await startSilentPort()
    const sender = senderOf({ withinMs: SHORT_MS })

    expect(await sender.send(subscription, MESSAGE)).toBe('refused')
    expect(await sender.send({ ...subscription, endpoint: silent.url }, MESSAGE)).toBe('refused')
    expect(silent.connections()).toBe(1)
  })

  test('cannot be encrypted for keys that are none: the subscription is as good as gone', async () => {
    await using sandbox = await startSandbox()
    const { subscription } = browserOf(sandbox)

    expect(await senderOf().send({ ...subscription, p256dh: 'AAAA' }, MESSAGE)).toBe('gone')
    expect(await sandbox.requests()).toEqual([])
  })
})

describe('an endpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com:443/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('of a push service is allowed: %s', (endpoint) => {
    expect(isAllowedEndpoint(endpoint, 'public')).toBe(true)
  })

  test.each([
    'http://push.example/abc',
    'https://push.example:8443/abc',
    'https://ana:secret@push.example/abc',
    'https://localhost/abc',
    'https://nats/abc',
    'https://127.0.0.1/abc',
    'https://2130706433/abc',
    'https://0x7f.1/abc',
    'https://10.0.0.8/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.1.1/abc',
    'https://100.64.0.1/abc',
    'https://0.0.0.0/abc',
    'https://[::1]/abc',
    'https://[::ffff:10.0.0.8]/abc',
    'https://[fd00::1]/abc',
    'https://[fe80::1]/abc',
    'ftp://push.example/abc',
    'push.example',
    '',
  ])('of anything else is not: %s', (endpoint) => {
    expect(isAllowedEndpoint(endpoint, 'public')).toBe(false)
  })

  test('whose name leads into our own network is not connected to', async () => {
    const looking = Promise.withResolvers<NodeJS.ErrnoException | null>()
    publicLookup('localhost', { all: true }, looking.resolve)

    expect(await looking.promise).toMatchObject({ code: 'ENOTPUBLIC' })

    const asked: string[] = []
    const lookup: LookupFunction = (hostname, _options, callback) => {
      asked.push(hostname)
      publicLookup('localhost', { all: true }, callback)
    }
    const sender = senderOf({ endpoints: 'public', lookup })
    const { subscription } = subscribedBrowser('https://push.example/abc')
    expect(await sender.send(subscription, MESSAGE)).toBe('refused')
    expect(asked).toEqual(['push.example'])
    expect(sender.logged()).toContain('ENOTPUBLIC')
  })

  test('that is not allowed is asked nothing, even if it was subscribed', async () => {
    await using sandbox = await startSandbox()

    expect(await senderOf({ endpoints: 'public' }).send(browserOf(sandbox).subscription, MESSAGE)).toBe(
      'gone',
    )
    expect(await sandbox.requests()).toEqual([])
  })
})

test('keys that are none are noticed at the start', () => {
  expect(() => checkVapid(vapid)).not.toThrow()
  expect(() => checkVapid({ ...vapid, privateKey: 'short' })).toThrow()
  expect(() => checkVapid({ ...vapid, subject: 'somebody' })).toThrow()
})
