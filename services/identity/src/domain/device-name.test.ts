import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const CHROMIUM = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROMIUM} Safari/537.36`],
  ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROMIUM} Safari/537.36 Edg/140.0.0.0`],
  [
    'Safari on macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.0 Safari/605.1.15`,
  ],
  [
    'Safari on iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1`,
  ],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROMIUM} Mobile Safari/537.36`],
  [
    'Samsung Internet on Android',
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130 Mobile Safari/537.36`,
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['A browser on Android', 'Dalvik/2.1.0 (Linux; U; Android 9)'],
])('names %s', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name)
})

test.each([null, '', 'curl/8.5.0', 'Your own laptop/1.0 (trust me)', '<b>Firefox</b>'])(
  'shows no words of a request that does not say what it is: %j',
  (userAgent) => {
    expect(['Unknown device', 'Firefox']).toContain(deviceName(userAgent))
  },
)
