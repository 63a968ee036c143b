import { describe, expect, test } from 'vitest'
import { checkNewPassword, normalisePassword } from './password.ts'

describe('a new password', () => {
  test.each(['secret', '🙏🙏🙏🙏🙏🙏', 'a'.repeat(72)])('%j will do', (password) => {
    expect(() => checkNewPassword(password, 6)).not.toThrow()
  })

  test.each([
    ['short', 'at least 6 characters'],
    // Three signs for the person, six units for the machine.
    ['🙏🙏🙏', 'at least 6 characters'],
    ['a'.repeat(73), 'longer than 72'],
    ['🙏'.repeat(19), 'longer than 72'],
  ])('%j is refused', (password, reason) => {
    expect(() => checkNewPassword(password, 6)).toThrow(reason)
  })

  test('is the same however a keyboard spells it', () => {
    expect(normalisePassword('e\u0301ﬁ')).toBe(normalisePassword('\u00e9fi'))
  })
})
