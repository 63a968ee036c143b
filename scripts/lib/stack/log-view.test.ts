import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { readable } from './log-view.ts'

const time = new Date(2026, 10, 21, 12, 3, 4).toISOString()

test.each([
  [
    { level: 'info', time, service: 'prayers', plan: 'free', msg: 'prayer accepted' },
    '12:03:04 prayers    info  prayer accepted plan=free',
  ],
  [
    {
      level: 'info',
      time,
      req: { id: '1', method: 'GET', path: '/me' },
      status: 200,
      msg: 'request answered',
    },
    '12:03:04 prayers    info  request answered GET /me status=200',
  ],
  [
    {
      level: 'error',
      time,
      err: { type: 'Error', message: 'no luck', stack: '    at here' },
      msg: 'sweep failed',
    },
    '12:03:04 prayers    error sweep failed — no luck\n    at here',
  ],
])('shows %j as a person reads it', (entry, shown) => {
  expect(stripVTControlCharacters(readable('prayers', JSON.stringify(entry)))).toBe(shown)
})

test('shows what is no log entry as it is', () => {
  expect(readable('prayers', '{ not JSON')).toMatch(/^\d\d:\d\d:\d\d prayers {4}\{ not JSON$/)
})
