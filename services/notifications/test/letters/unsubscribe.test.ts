import { describe, expect, test } from 'vitest'
import { purgeLetters } from '../../src/workers/letter-upkeep.ts'
import { newAddress, startLetters } from './harness.ts'

const DAY_H = 24

describe('unsubscribing', () => {
  test('takes the token of an issue, as often as it comes, and no other', async () => {
    await using letters = await startLetters()
    const { id } = await letters.subscriber()
    const { stopTokens } = letters.deps
    const unsubscribe = (token: string) => letters.post('/newsletter/unsubscribe', { token })

    const others = [await unsubscribe(stopTokens.of('psalm', id)), await unsubscribe('letter.of.mine')]
    const stops = [
      await unsubscribe(stopTokens.of('letter', id)),
      await unsubscribe(stopTokens.of('letter', id)),
    ]

    expect(others.map(({ statusCode }) => statusCode)).toEqual([410, 410])
    expect(stops.map((each) => each.json())).toEqual(Array(2).fill({ kind: 'letter', stopped: true }))
    expect(await letters.query('select state from letter_subscribers')).toEqual([{ state: 'unsubscribed' }])
  })

  // D-21
  test('is offered by the mail that asks for a confirmation, to people and to their mail programs', async () => {
    await using letters = await startLetters()
    const { email, id } = await letters.subscriber()
    const token = letters.deps.stopTokens.of('letter', id)
    const [welcome] = letters.sink.to(email)

    expect(welcome?.text).toContain(`/stop?token=${token}`)
    expect(welcome?.headers).toContain(`/api/v1/stop?token=${token}>`)
    expect(welcome?.headers).toMatch(/list-unsubscribe-post: List-Unsubscribe=One-Click/i)
  })

  test('forgets the address, is said once, and can be undone by confirming again', async () => {
    await using letters = await startLetters()
    const { email, id } = await letters.subscriber()

    await letters.stop(id)
    await letters.stop(id)
    const [stopped] = await letters.query('select state, email from letter_subscribers')
    await letters.subscriber(email)
    const [again] = await letters.query('select id, state, email from letter_subscribers')

    expect(stopped).toEqual({ state: 'unsubscribed', email: null })
    expect(again).toEqual({ id, state: 'confirmed', email })
    expect((await letters.announced()).map(({ subject }) => subject)).toEqual([
      'notifications.newsletter_confirmed.v1',
      'notifications.newsletter_unsubscribed.v1',
      'notifications.newsletter_confirmed.v1',
    ])
  })

  test('leaves no address of one who asked again and did not confirm', async () => {
    await using letters = await startLetters()
    const { email, id } = await letters.subscriber()
    await letters.stop(id)
    await letters.join(email)
    letters.passTime(7 * DAY_H + 1)

    await purgeLetters(letters.deps)

    expect(await letters.query('select state, email from letter_subscribers')).toEqual([
      { state: 'unsubscribed', email: null },
    ])
  })
})

test('the link of the welcome also ends what was never confirmed, and its confirmation leads nowhere', async () => {
  await using letters = await startLetters()
  const email = newAddress()
  await letters.join(email)
  await letters.send()
  const confirm = letters.tokenMailedTo(email)
  const [{ id }] = (await letters.query('select id from letter_subscribers')) as [{ id: string }]
  const url = `/api/v1/stop?token=${encodeURIComponent(letters.deps.stopTokens.of('letter', id))}`

  const before = (await letters.app.inject({ url })).json()
  await letters.app.inject({ method: 'POST', url, payload: {} })
  const after = (await letters.app.inject({ url })).json()

  expect([before, after]).toMatchObject([{ stopped: false }, { stopped: true }])
  expect((await letters.confirm(confirm)).statusCode).toBe(410)
  expect(await letters.query('select state, email from letter_subscribers')).toEqual([
    { state: 'unsubscribed', email: null },
  ])
  expect(await letters.announced()).toEqual([])
})
