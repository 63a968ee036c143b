import { describe, expect, test } from 'vitest'
import { normaliseEmail } from './email.ts'

describe('an e-mail address', () => {
  test.each([
    ['Ana@Example.COM', 'ana@example.com'],
    [' ana@example.com\n', 'ana@example.com'],
    ["o'neil+tag@mail.example.co.uk", "o'neil+tag@mail.example.co.uk"],
    ['root@localhost', 'root@localhost'],
  ])('%j is kept as %j', (given, kept) => {
    expect(normaliseEmail(given)).toBe(kept)
  })

  test.each([
    // The Kelvin sign, the long s and full-width letters, which a change of case or form would make ASCII.
    ...['\u212aate@example.com', 'kate@\u212aent.example', 'jo\u017fe@example.com', '\uff41na@example.com'],
    ...['', ' ', 'ana', 'ana@', '@example.com', 'a b@example.com', 'ana@exa mple.com', 'ana@@example.com'],
    ...['ana@example..com', 'ana@-example.com', 'ana@example.com\r\nBcc: eve@example.com', 'ana@exämple.com'],
    ...[
      `${'a'.repeat(65)}@example.com`,
      `a@${'b.'.repeat(130)}com`,
      'ana@example.com,eve@example.com',
      '<ana@example.com>',
    ],
  ])('%j is none', (given) => {
    expect(() => normaliseEmail(given)).toThrow('Unable to validate email address: invalid format')
  })
})
