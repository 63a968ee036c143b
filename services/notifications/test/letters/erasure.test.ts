import { create } from '@bufbuild/protobuf'
import { withTx } from '@selah/kit/db'
import { erasureConsumers, lookAgain } from '@selah/kit/erasure/erase'
import { ErasureRequested } from '@selah/proto/events'
import { describe, expect, test } from 'vitest'
import { service } from '../../src/service.ts'
import { eraseLetters } from '../../src/workers/erase-letters.ts'
import { startLetters, type TestLetters } from './harness.ts'
import { entitle, work } from './members.ts'

/** What kit does when the erasure of a person is announced. */
async function announceErasure({ deps, query }: TestLetters, userId: string, erasureId: string) {
  const [consumer] = erasureConsumers(service)
  const message = create(ErasureRequested.schema, { userId, erasureId })
  await withTx(deps.pool, async (tx) => consumer?.handle(tx, message))
  // Nothing publishes here, and what is not published yet would hold the answer up.
  await query('update outbox set published_at = now()')
}

/** Whether the service says that nothing is left. */
const answers = async ({ deps }: TestLetters) =>
  (await lookAgain(service, { pool: deps.pool, settleMs: 0 })) === 1

/** A reader of the letter with an account. */
async function reader(letters: TestLetters) {
  const { email } = await letters.subscriber()
  return letters.identity.knows({ email, timezone: 'UTC' })
}

const subscribers = ({ query }: TestLetters) =>
  query('select email, state from letter_subscribers order by id')

describe('when an account is deleted', () => {
  test('its psalms end', async () => {
    await using letters = await startLetters()
    const { id, email } = await reader(letters)
    await entitle(letters, id)
    await work(letters, '2031-03-01T20:00:00Z')
    await work(letters, '2031-03-02T07:00:01Z')

    await announceErasure(letters, id, letters.identity.erases(id))
    await work(letters, '2031-03-03T07:00:01Z')

    const psalms = letters.sink.to(email).filter(({ subject }) => subject.startsWith('Psalm'))
    expect(psalms).toHaveLength(1)
    expect(await letters.query('select * from psalm_members')).toEqual([])
    expect(await letters.query('select * from psalm_sends')).toEqual([])
  })

  test('the letter of its address goes with all that was sent, then the service answers', async () => {
    await using letters = await startLetters()
    const ana = await reader(letters)
    const bento = await reader(letters)
    await letters.query(`
      insert into letter_sends (id, issue, subscriber_id, state, due_at, created_at)
      select gen_random_uuid(), 1, id, 'sent', now(), now() from letter_subscribers`)

    await announceErasure(letters, ana.id, letters.identity.erases(ana.id))
    const before = await answers(letters)
    await eraseLetters(letters.deps)
    const unsubscribed = (await letters.announced()).at(-1)
    await letters.query('update outbox set published_at = now()')
    const after = await answers(letters)

    expect([before, after]).toEqual([false, true])
    expect(await subscribers(letters)).toEqual([{ email: bento.email, state: 'confirmed' }])
    expect(await letters.query('select issue from letter_sends')).toEqual([{ issue: 1 }])
    expect(await letters.query('select * from letter_erasures')).toEqual([])
    expect(unsubscribed).toMatchObject({
      subject: 'notifications.newsletter_unsubscribed.v1',
      message: { cause: 'erasure' },
    })
  })

  test('while identity is away nothing is answered, and nothing is forgotten', async () => {
    await using letters = await startLetters()
    const ana = await reader(letters)
    await announceErasure(letters, ana.id, letters.identity.erases(ana.id))

    letters.identity.isAway(true)
    await expect(eraseLetters(letters.deps)).rejects.toThrow('identity is away')
    const meanwhile = await answers(letters)
    letters.identity.isAway(false)
    await eraseLetters(letters.deps)

    expect(meanwhile).toBe(false)
    expect(await answers(letters)).toBe(true)
    expect(await subscribers(letters)).toEqual([])
  })

  test('a letter that was asked for before and not confirmed goes as well', async () => {
    await using letters = await startLetters()
    const ana = letters.identity.knows()
    await letters.join(ana.email)

    await announceErasure(letters, ana.id, letters.identity.erases(ana.id))
    await eraseLetters(letters.deps)

    expect(await subscribers(letters)).toEqual([])
  })

  test('a letter that is confirmed since stays, however often the erasure is announced', async () => {
    await using letters = await startLetters()
    const ana = letters.identity.knows()
    const erasureId = letters.identity.erases(ana.id)
    letters.passTime(1)
    await letters.subscriber(ana.email)

    for (let times = 0; times < 2; times++) {
      await announceErasure(letters, ana.id, erasureId)
      await eraseLetters(letters.deps)
      expect(await answers(letters)).toBe(true)
    }

    expect(await subscribers(letters)).toEqual([{ email: ana.email, state: 'confirmed' }])
  })

  test.each([
    ['has no confirmed address', (letters: TestLetters) => letters.identity.erases('nobody')],
    ['is forgotten already', () => '00000000-0000-4000-8000-000000000000'],
  ])('one that %s ends no letter, and the service answers', async (_which, erasureOf) => {
    await using letters = await startLetters()
    const bento = await reader(letters)
    const { id } = letters.identity.knows()

    await announceErasure(letters, id, erasureOf(letters))
    await eraseLetters(letters.deps)

    expect(await answers(letters)).toBe(true)
    expect(await subscribers(letters)).toEqual([{ email: bento.email, state: 'confirmed' }])
  })
})
