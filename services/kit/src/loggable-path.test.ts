import { expect, test } from 'vitest'
import { createLogger } from './log.ts'
import { loggablePath } from './loggable-path.ts'

test.each([
  ['/shared/open-sesame', '/shared/[redacted]'],
  ['/shared/open-sesame/x', '/shared/[redacted]'],
  ['/api/v1/shared/open-sesame', '/api/v1/shared/[redacted]'],
  ['//Shared//open-sesame', '//Shared/[redacted]'],
  ['/%73hared/open-sesame', '/shared/[redacted]'],
  ['/shared%2Fopen-sesame%ff', '/shared/[redacted]'],
  ['/shared%252Fopen-sesame', '/shared/[redacted]'],
  ['/%2573hared%25252fopen-sesame', '/shared/[redacted]'],
  ['/shared;a=1/open-sesame', '/shared;[redacted]'],
  ['/shared%5Copen-sesame', '/shared\\[redacted]'],
  ['/shared/', '/shared/'],
  ['/shared', '/shared'],
  ['/gifts/100%25/a%20b', '/gifts/100%25/a%20b'],
])('%s is logged as %s', (path, logged) => {
  expect(loggablePath(path)).toBe(logged)
})

test('no log line has it, as a request or as a path', () => {
  const lines: string[] = []
  const log = createLogger('test', 'info', { write: (line) => void lines.push(line) })

  log.child({ from: 'a request' }).warn({ path: '/shared/open-sesame/x' }, 'a page was asked for')
  log.info({ req: { method: 'GET', url: '/shared/open-sesame?a=b' } }, 'request answered')

  expect(lines.join('')).toContain('"path":"/shared/[redacted]"')
  expect(lines.join('')).not.toContain('sesame')
})
