import { withTx } from '@selah/kit/db'
import { erasePerson } from '@selah/kit/erasure/personal-data'
import { expect, test } from 'vitest'
import { service } from '../../src/service.ts'
import { exportLetters } from '../../src/use-cases/export-letters.ts'
import { startLetters } from './harness.ts'
import { entitle, work } from './members.ts'

test('erasure takes the psalms of a person, and leaves the letter of their address', async () => {
  await using letters = await startLetters()
  const { deps } = letters
  const reader = await letters.subscriber()
  const { id } = letters.identity.knows({ email: reader.email, timezone: 'UTC' })
  await entitle(letters, id)
  await work(letters, '2031-03-01T20:00:00Z')
  await work(letters, '2031-03-02T07:00:01Z')

  await withTx(deps.pool, (tx) => erasePerson(tx, service.personal ?? { columns: [] }, false, id))
  await work(letters, '2031-03-03T07:00:01Z')

  const psalms = letters.sink.to(reader.email).filter(({ subject }) => subject.startsWith('Psalm'))
  expect(psalms).toHaveLength(1)
  expect(await letters.query('select * from psalm_members')).toEqual([])
  expect(await letters.query('select * from psalm_sends')).toEqual([])
  expect(await letters.query('select state from letter_subscribers')).toEqual([{ state: 'confirmed' }])
})

test('the export of a person has their psalms, and the letter of their address', async () => {
  await using letters = await startLetters()
  const reader = await letters.subscriber()
  const { id } = letters.identity.knows({ email: reader.email })
  await entitle(letters, id)

  const known = await exportLetters(letters.deps, id)
  const stranger = await exportLetters(letters.deps, letters.identity.knows().id)

  expect(known).toMatchObject({
    psalm_mails: { enabled: true, next_psalm: 1 },
    letter: { state: 'confirmed', source: 'footer_form', issues: [] },
  })
  expect(stranger).toEqual({ psalm_mails: null, letter: null })
})
