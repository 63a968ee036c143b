import { expect, test } from 'vitest'
import { exportLetters } from '../../src/use-cases/export-letters.ts'
import { startLetters } from './harness.ts'
import { entitle } from './members.ts'

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
