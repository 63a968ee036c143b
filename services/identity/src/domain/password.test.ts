import { describe, expect, test } from 'vitest'
import { checkPasswordLength, isAbout, isRepetitive, normalisePassword } from './password.ts'

describe('a new password', () => {
  test.each(['secret', '🙏🙏🙏🙏🙏🙏', 'a'.repeat(72)])('%j will do', (password) => {
    expect(() => checkPasswordLength(password, 6)).not.toThrow()
  })

  test.each([
    ['short', 'at least 6 characters'],
    // Three signs for the person, six units for the machine.
    ['🙏🙏🙏', 'at least 6 characters'],
    ['a'.repeat(73), 'longer than 72'],
    ['🙏'.repeat(19), 'longer than 72'],
  ])('%j is refused', (password, reason) => {
    expect(() => checkPasswordLength(password, 6)).toThrow(reason)
  })

  test('is the same however a keyboard spells it', () => {
    expect(normalisePassword('e\u0301ﬁ')).toBe(normalisePassword('\u00e9fi'))
  })

  test.each(['selah', 'Selah2026!', '--SELAH--', 'ana.maria@example.com', 'ana.maria', 'Ana.Maria1990'])(
    '%j says nothing but what everybody knows',
    (password) => {
      expect(isAbout(password, ['ana.maria@example.com', 'ana.maria', 'Selah'])).toBe(true)
    },
  )

  test.each(['selah is a pause', 'psalms and selah', 'ana maria is here'])('%j says more', (password) => {
    expect(isAbout(password, ['ana.maria@example.com', 'ana.maria', 'Selah', 'a', ''])).toBe(false)
  })

  test('of one letter is repetitive', () => {
    expect(['aaaaaaaa', 'AaAaAa', 'aab'].map(isRepetitive)).toEqual([true, true, false])
  })
})
