import { describe, expect, test } from 'vitest'
import { task } from '../composer/testing.ts'
import type { Passage, PrayerRequest } from '../prayer.ts'
import { passageText } from '../scripture/text.ts'
import { MUST_PASS } from './examples/must-pass.ts'
import { MUST_REFUSE } from './examples/must-refuse.ts'
import { guardSentence } from './guard-sentence.ts'
import type { GuardContext } from './verdict.ts'

const REFERENCES = ['Psalm 55:22', 'Psalm 34:18', 'Isaiah 41:10']

function inContext(request: Partial<PrayerRequest> = {}): GuardContext {
  return {
    request: {
      category: 'Peace',
      mood: 'Anxious',
      tone: 'Comforting',
      length: 'standard',
      recipient: { relationship: 'Self' },
      situation:
        'My mother goes into surgery on Monday. My son, my child, my father and brother are with her. My husband is in hospital.',
      ...request,
    },
    passages: REFERENCES.map(
      (reference): Passage => ({ reference, text: passageText(reference) ?? '', why: 'It fits.' }),
    ),
    closing: 'in Jesus’ name',
    crisis: false,
  }
}

function words(text: string, context = inContext()) {
  return guardSentence({ kind: 'words', part: 'petition', text }, context)
}

describe('a sentence of the writer’s own words', () => {
  test.each(MUST_PASS)('passes: %s', (text) => {
    expect(words(text)).toEqual({ ok: true, sentence: { part: 'petition', text } })
  })

  const refused = Object.entries(MUST_REFUSE).flatMap(([code, sentences]) =>
    sentences.map((text) => [code, text] as const),
  )

  test.each(refused)('is refused as %s: %s', (code, text) => {
    expect(words(text)).toMatchObject({ ok: false, code })
  })

  test('is refused for good when told to stay, where the request speaks of abuse', () => {
    const abused = inContext({ situation: 'My husband hits me when he drinks' })

    for (const text of [
      'Help me to stay with him.',
      'Heal our marriage, Lord.',
      'Help me to forgive.',
      'Give me patience to remain.',
    ]) {
      expect(words(text, abused)).toMatchObject({ ok: false, code: 'stay-with-abuser' })
    }
    for (const text of [
      'Keep me safe tonight.',
      'Give me courage to tell somebody.',
      'You see what he does.',
    ]) {
      expect(words(text, abused)).toMatchObject({ ok: true })
    }
  })

  // Care hears more than the words of abuse that choose passages: what it heard travels with the task.
  test('never asks to stay where the danger is abuse, however it was told', () => {
    const told = inContext({ situation: 'Something happens at night when he comes home.' })

    expect(words('Help me to stay with him.', { ...told, crisis: 'abuse' })).toMatchObject({
      ok: false,
      code: 'stay-with-abuser',
    })
    expect(words('Help me to stay with him.', told)).toMatchObject({ ok: true })
  })

  test('may speak of forgiving to somebody abused who asked for help with it, and still never of going back', () => {
    const asked = inContext({ situation: 'My father abused me for years. Help me forgive him.' })

    expect(words('Teach me what it is to forgive.', asked)).toMatchObject({ ok: true })
    expect(words('Help me forgive him and go home.', asked)).toMatchObject({
      ok: false,
      code: 'stay-with-abuser',
    })
  })

  test('may go home to a wife who lives, and not to one who has died', () => {
    const mourned = inContext({ situation: 'My wife died in March' })

    expect(words('Let me go home to my wife.', inContext({ situation: 'My wife waits' }))).toMatchObject({
      ok: true,
    })
    expect(words('Let me go home to my wife.', mourned)).toMatchObject({ ok: false, code: 'harmful' })
    expect(words('Let me go home to rest.', mourned)).toMatchObject({ ok: true })
  })

  test('may repeat what the person said: their words in quotes, their illness, their script', () => {
    const told = inContext({
      situation: 'I keep thinking "I can never do this alone". אמא is ill with cancer',
      recipient: { relationship: 'Family', name: 'Зоя' },
    })

    expect(words('You heard me say “I can never do this alone”.', told)).toMatchObject({ ok: true })
    expect(words('The cancer frightens me.', told)).toMatchObject({ ok: true })
    expect(words('Be near to אמא and to Зоя.', told)).toMatchObject({ ok: true })
  })

  test('names what scripture it borrowed, so that it can be cited', () => {
    expect(words('The Lord is my shepherd, I shall not want.')).toEqual({
      ok: false,
      code: 'uncited-scripture',
      reference: 'Psalm 23:1',
    })
  })

  test('never repeats itself in a refusal', () => {
    const verdict = words('God told me that Ana has a secret.')

    expect(JSON.stringify(verdict)).not.toMatch(/Ana|secret/)
  })

  test('may close in the name of the Trinity when that is how the person closes', () => {
    const closing = 'in the name of the Father, and of the Son, and of the Holy Ghost'
    const context = { ...inContext(), closing }

    expect(
      words('In the name of the Father, and of the Son, and of the Holy Ghost. Amen.', context),
    ).toMatchObject({ ok: true })
    expect(words('In the name of the Father, and of the Son, and of the Holy Ghost. Amen.')).toMatchObject({
      ok: false,
    })
  })
})

describe('a quotation', () => {
  test('gets its words from the text', () => {
    expect(
      guardSentence({ kind: 'quotation', part: 'scripture', reference: 'Ps 55:22' }, inContext()),
    ).toEqual({
      ok: true,
      sentence: {
        part: 'scripture',
        text: passageText('Psalm 55:22'),
        citation: {
          reference: 'Psalm 55:22',
          text: passageText('Psalm 55:22'),
          translation: 'King James Version',
        },
      },
    })
  })

  test.each([
    ['Psalm 151:1', 'unknown-reference'],
    ['Hezekiah 4:5', 'unknown-reference'],
    ['', 'unknown-reference'],
    ['Psalm 55:23', 'reference-not-handed-out'],
    ['Psalm 55:22-23', 'reference-not-handed-out'],
    ['John 3:16', 'reference-not-handed-out'],
  ])('of %j is refused as %s', (reference, code) => {
    expect(guardSentence({ kind: 'quotation', part: 'scripture', reference }, inContext())).toMatchObject({
      ok: false,
      code,
    })
  })
})

describe('a day that is asked for', () => {
  const judged = (situation: string, text: string) =>
    guardSentence({ kind: 'words', part: 'petition', text }, task({ situation }, 'day')).ok

  test.each([
    ['My exam is on Friday.', 'Be with me on Friday.', true],
    ['My exam is on Friday.', 'Be with me on Monday.', false],
    ['My exam is on Friday.', 'Be with me in the exam tomorrow.', false],
    ['My exam is on Friday.', 'Show me what can wait until tomorrow.', true],
    ['My exam is on Friday.', 'Let there be some rest this week.', true],
    ['I am so tired of it all.', 'Let someone be kind to me tomorrow.', true],
    ['I am so tired of it all.', 'Be with me on Sunday.', false],
  ])('after "%s", "%s" passes: %s', (situation, text, passes) => {
    expect(judged(situation, text)).toBe(passes)
  })
})
