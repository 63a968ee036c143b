import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createStopTokens } from './stop-token.ts'

const tokens = createStopTokens('a secret that never changes')
const id = randomUUID()
const token = tokens.of('letter', id)

describe('a token that ends mails', () => {
  test('says what it ends, also to another process', () => {
    expect(createStopTokens('a secret that never changes').read(token)).toEqual({ kind: 'letter', id })
  })

  test('says whose reminder it ends', () => {
    const userId = randomUUID()

    expect(tokens.read(tokens.of('reminder', id, userId))).toEqual({ kind: 'reminder', id, userId })
  })

  test.each([
    ['of somebody else', tokens.of('reminder', id, randomUUID()).replace(/[^.]+(?=\.[^.]+$)/, randomUUID())],
    ['of another kind', token.replace('letter', 'psalm')],
    ['of another person', token.replace(id, randomUUID())],
    ['of a reminder of nobody', tokens.of('reminder', id)],
    ['of a kind that is none', token.replace('letter', 'account')],
    ['with more behind it', `${token}.more`],
    ['that was cut', token.slice(0, -1)],
    ['without a signature', `letter.${id}.`],
    ['that another secret made', createStopTokens('a guess').of('letter', id)],
    ['of nothing', ''],
  ])('%s ends nothing', (_which, forged) => {
    expect(tokens.read(forged)).toBeUndefined()
  })
})
