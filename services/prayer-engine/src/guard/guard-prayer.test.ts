import { describe, expect, test } from 'vitest'
import type { PrayerRequest } from '../prayer.ts'
import { citationOf } from '../scripture/text.ts'
import { guardPrayer } from './guard-prayer.ts'
import type { GuardContext, VerifiedSentence } from './verdict.ts'

const SENTENCES = [
  'Lord, I come to you tonight with a heart that will not be still.',
  'My thoughts run ahead to Monday, and I cannot call them back.',
  'You know what I am afraid of.',
  'You were with me in other long nights, and I have not forgotten.',
  'Guide the hands of those who care for Ruth.',
  'Give her rest before morning, and somebody kind beside her.',
  'Teach me to wait without hurry.',
  'Let me hand you each thought as it comes.',
  'I will look for you in the morning, and thank you for the light.',
]

function prayer(
  changes: { own?: readonly string[]; amen?: string; cited?: boolean } = {},
): VerifiedSentence[] {
  const citation = citationOf('Psalm 55:22')
  const own = (changes.own ?? SENTENCES).map((text): VerifiedSentence => ({ part: 'petition', text }))
  const quotation: VerifiedSentence[] =
    citation && changes.cited !== false ? [{ part: 'scripture', text: citation.text, citation }] : []
  return [
    ...own.slice(0, 4),
    ...quotation,
    ...own.slice(4),
    { part: 'amen', text: changes.amen ?? 'In Jesus’ name, amen.' },
  ]
}

function asked(changes: Partial<PrayerRequest> = {}, crisis: GuardContext['crisis'] = false): GuardContext {
  return {
    request: {
      category: 'Peace',
      mood: 'Anxious',
      tone: 'Comforting',
      length: 'standard',
      recipient: { relationship: 'Family', name: 'Ruth' },
      ...changes,
    },
    passages: [],
    closing: 'in Jesus’ name',
    crisis,
  }
}

describe('a whole prayer', () => {
  test('passes when it is addressed to God, quotes scripture, names the person, and ends with Amen', () => {
    expect(guardPrayer(prayer(), asked())).toEqual({ ok: true })
  })

  test.each([
    [
      'not-addressed-to-god',
      prayer({ own: ['The day is long.', 'The night is longer.', 'So it goes.', ...SENTENCES.slice(2)] }),
    ],
    ['no-amen', prayer({ amen: 'In Jesus’ name.' })],
    ['no-amen', prayer().slice(0, -1)],
    ['no-citation', prayer({ cited: false, own: [...SENTENCES, ...SENTENCES.slice(0, 2)] })],
    ['too-short', prayer({ own: SENTENCES.slice(0, 2) })],
    ['too-long', prayer({ own: [...SENTENCES, ...SENTENCES, ...SENTENCES] })],
    ['name-missing', prayer({ own: SENTENCES.map((text) => text.replace('Ruth', 'her')) })],
    ['name-repeated', prayer({ own: SENTENCES.map((text) => text.replace('.', ', Ruth.')) })],
    ['repeats-itself', prayer({ own: [...SENTENCES, SENTENCES[2] ?? '', SENTENCES[2] ?? ''] })],
    ['no-amen', []],
  ] as const)('is refused as %s', (code, sentences) => {
    expect(guardPrayer(sentences, asked())).toMatchObject({
      ok: false,
      code: sentences.length === 0 ? 'not-addressed-to-god' : code,
    })
  })

  test('is refused when a verse was broken over two sentences', () => {
    const broken = prayer({
      own: [...SENTENCES, 'You are my shepherd, and the Lord is my shepherd.', 'I shall not want.'],
    })

    expect(guardPrayer(broken, asked())).toEqual({
      ok: false,
      code: 'uncited-scripture',
      reference: 'Psalm 23:1',
    })
  })

  test('asks for no name that cannot be said, and counts whole words', () => {
    const named = (name: string) =>
      guardPrayer(prayer(), asked({ recipient: { relationship: 'Family', name } }))

    expect(named('🙏🙏')).toEqual({ ok: true })
    expect(named('Lord')).toEqual({ ok: true })
    expect(named('Rut')).toMatchObject({ code: 'name-missing' })
  })

  test('may be short when somebody is in danger', () => {
    const short = prayer({
      own: ['Lord, hold Ruth tonight.', 'You see how dark it is.', 'Stay close, and send somebody kind.'],
    })

    expect(guardPrayer(short, asked({}, 'suicide'))).toEqual({ ok: true })
    expect(guardPrayer(short, asked())).toMatchObject({ code: 'too-short' })
  })
})
