import { expect, test } from 'vitest'
import { checkCode, checkEmail, checkNewPassword, nameFrom } from './fields.ts'

test.each(['', '  ', 'ana', 'ana@', '@example.org', 'a b@example.org'])(
  'asks again for the address %j',
  (email) => {
    expect(checkEmail(email)).toMatch(/email address/)
  },
)

test.each(['ana@example.org', ' ana@example.org ', 'a+b@localhost'])('accepts the address %j', (email) => {
  expect(checkEmail(email)).toBeNull()
})

// AUT-06
test.each([6, 12])('wants as many characters in a new password as the service: %i', (lengthMin) => {
  expect(checkNewPassword('1'.repeat(lengthMin - 1), lengthMin)).toBe(
    `Please use at least ${lengthMin} characters`,
  )
  expect(checkNewPassword('1'.repeat(lengthMin), lengthMin)).toBeNull()
})

test('wants six digits, with or without spaces around them', () => {
  expect(checkCode(' 123456 ')).toBeNull()
  expect(checkCode('12345a')).toMatch(/six digits/)
})

// AUT-07
test('calls a person without a name as in their address', () => {
  expect(nameFrom('ana.lima@example.org')).toBe('ana.lima')
})
