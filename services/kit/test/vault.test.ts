import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { dbOf } from '../src/db.ts'
import { createVault, parseVaultKeys } from '../src/vault.ts'
import { startKit } from './harness.ts'

const OLD = `old:${Buffer.alloc(32, 1).toString('base64')}`
const NEW = `new:${Buffer.alloc(32, 2).toString('base64')}`
const words = [{ use: 'prayers.text', text: 'Lord, my mother is ill 🙏' }]

describe('the vault', () => {
  test('opens what it sealed, and nothing of it can be read in between', async () => {
    await using kit = await startKit()
    const db = dbOf(kit.pool)
    const vault = createVault(parseVaultKeys(NEW))
    const userId = randomUUID()

    const [sealed = ''] = await vault.seal(db, userId, words)
    const opened = await vault.open(db, userId, [{ use: 'prayers.text', text: sealed }])

    expect(Buffer.from(sealed.split('.')[3] ?? '', 'base64url').toString()).not.toContain('mother')
    expect(opened).toEqual([words[0]?.text])
  })

  test('makes one key for a person, also when two first requests race', async () => {
    await using kit = await startKit()
    const db = dbOf(kit.pool)
    const vault = createVault(parseVaultKeys(NEW))
    const userId = randomUUID()

    const sealed = await Promise.all(Array.from({ length: 8 }, () => vault.seal(db, userId, words)))
    const texts = sealed.flat().map((text) => ({ use: 'prayers.text', text }))

    expect(await vault.open(db, userId, texts)).toEqual(Array(8).fill(words[0]?.text))
    expect(await kit.count('person_keys')).toBe(1)
  })

  test('does not open what was moved to another person or another use', async () => {
    await using kit = await startKit()
    const db = dbOf(kit.pool)
    const vault = createVault(parseVaultKeys(NEW))
    const [ana, bento] = [randomUUID(), randomUUID()]
    const [sealed = ''] = await vault.seal(db, ana, words)
    await vault.seal(db, bento, words)

    await expect(vault.open(db, bento, [{ use: 'prayers.text', text: sealed }])).rejects.toThrow()
    await expect(vault.open(db, ana, [{ use: 'other', text: sealed }])).rejects.toThrow('moved')
  })

  test('opens nothing once the person’s key is gone', async () => {
    await using kit = await startKit()
    const db = dbOf(kit.pool)
    const vault = createVault(parseVaultKeys(NEW))
    const userId = randomUUID()
    const [sealed = ''] = await vault.seal(db, userId, words)

    await kit.pool.query('delete from person_keys')

    await expect(vault.open(db, userId, [{ use: 'prayers.text', text: sealed }])).rejects.toThrow('no key')
  })

  test('rotates the key that wraps the others, without touching a text', async () => {
    await using kit = await startKit()
    const db = dbOf(kit.pool)
    const userId = randomUUID()
    const [sealed = ''] = await createVault(parseVaultKeys(OLD)).seal(db, userId, words)

    const both = createVault(parseVaultKeys(`${NEW},${OLD}`))
    expect(await both.rewrap(db)).toBe(1)
    expect(await both.rewrap(db)).toBe(0)

    const onlyNew = createVault(parseVaultKeys(NEW))
    expect(await onlyNew.open(db, userId, [{ use: 'prayers.text', text: sealed }])).toEqual([words[0]?.text])
  })

  test('says which entry of its keys is wrong, never the key', () => {
    expect(() => parseVaultKeys(`${NEW},short:abc`)).toThrow('entry 2')
    expect(() => parseVaultKeys('x:secretsecret')).toThrow(/^((?!secretsecret).)*$/)
  })
})
