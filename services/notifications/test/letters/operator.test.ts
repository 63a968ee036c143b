import { describe, expect, test } from 'vitest'
import { findIssue, issues } from '../../src/mails/content.ts'
import { operate } from '../operate.ts'
import { newAddress, startLetters } from './harness.ts'

describe('the operator of the letter', () => {
  test('lists the issues and what became of them', async () => {
    await using letters = await startLetters()

    const { code, out } = await operate(letters, ['list'])

    expect(code).toBe(0)
    expect(out.trim().split('\n')).toHaveLength(issues().length)
    expect(out).toContain('1  When you are afraid (Psalm 56:3-8): not sent yet')
  })

  test('sees an issue before anybody gets it', async () => {
    await using letters = await startLetters()

    const text = await operate(letters, ['preview', '2'])
    const html = await operate(letters, ['preview', '2', '--html'])

    expect(text.out).toContain('the journey is too great for thee')
    expect(html.out).toMatch(/^<!doctype html>/)
    expect(letters.sink.received).toEqual([])
  })

  test('sends it to one address, as often as they like, without counting it', async () => {
    await using letters = await startLetters()
    const address = newAddress()

    for (let times = 0; times < 2; times++) await operate(letters, ['send', '1', '--to', address])

    expect(letters.sink.to(address).map(({ subject }) => subject)).toEqual(
      Array(2).fill(findIssue(1)?.subject),
    )
    expect(await letters.query('select * from letter_sends')).toEqual([])
  })

  test('sends it to all, sees it leave, and sends nothing the second time', async () => {
    await using letters = await startLetters()
    const { email } = await letters.subscriber()
    let isOver = false
    const worker = (async () => {
      while (!isOver) await letters.send()
    })()

    const first = await operate(letters, ['send', '1'])
    const second = await operate(letters, ['send', '1'])
    isOver = true
    await worker

    expect(first.out).toContain('issue 1: 1 queued')
    expect(first.out).toContain('issue 1: 1 sent')
    expect(second.out).toContain('issue 1: 0 queued')
    expect(letters.sink.to(email)).toHaveLength(2)
  })

  test('lets an address get mail again', async () => {
    await using letters = await startLetters()
    await letters.query(`insert into suppressed_addresses values ($1, 'complaint', now())`, [
      letters.deps.hashes.of('address', 'ana@example.com'),
    ])

    const { out } = await operate(letters, ['allow', 'Ana@example.com'])

    expect(out).toContain('This address gets mail again.')
    expect(await letters.query('select * from suppressed_addresses')).toEqual([])
  })

  test.each([
    [['send', '99'], {}, 'There is no issue 99.'],
    [['send', '1'], { SMTP_URL: '' }, 'No mail server is configured'],
    [['send', '1', '--to', 'nobody'], {}, 'That is not an address.'],
    [['dance'], {}, 'usage:'],
  ])('is told why %j does not work', async (args, settings, sentence) => {
    await using letters = await startLetters()

    const { code, out } = await operate(letters, args, settings)

    expect(code).not.toBe(0)
    expect(out).toContain(sentence)
  })
})
