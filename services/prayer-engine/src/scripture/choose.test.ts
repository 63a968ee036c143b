import { describe, expect, test } from 'vitest'
import { CATEGORIES, LENGTHS, MOODS, type PrayerRequest } from '../prayer.ts'
import { choosePassages, fitsNeed } from './choose.ts'
import { UNSAFE } from './passages/unsafe.ts'

const SITUATIONS = [
  undefined,
  'My mother starts chemo on Monday and I am scared of the results',
  'I lost my job and the rent is due',
  'My grandfather died last week and the funeral is on Friday',
  'I yelled at my kids and I feel guilty',
  'My husband left me and we are getting divorced',
  'Exam tomorrow, I have studied for weeks',
  'We cannot conceive, another round of IVF failed',
  'Doctors say it is terminal, he has weeks to live',
  'I feel depressed and empty, and so alone',
  'My coworker spreads lies about me and bullies me',
  'שלום, אני עצוב',
]

function ask(changes: Partial<PrayerRequest> = {}): PrayerRequest {
  return {
    category: 'Peace',
    mood: 'Anxious',
    tone: 'Comforting',
    length: 'standard',
    recipient: { relationship: 'Self' },
    ...changes,
  }
}

const EVERY_REQUEST = CATEGORIES.flatMap((category) =>
  MOODS.flatMap((mood) =>
    SITUATIONS.map((situation, index) =>
      ask({
        category,
        mood,
        length: LENGTHS[index % LENGTHS.length] ?? 'standard',
        ...(situation && { situation }),
      }),
    ),
  ),
)

describe('choosing passages', () => {
  test('gives one to three for every need, a Psalm first, and as many as the length has room for', () => {
    for (const request of EVERY_REQUEST) {
      const passages = choosePassages({ request, recentlyUsed: [], seed: 'a' })

      expect(passages[0]?.reference).toMatch(/^Psalm /)
      expect(passages.length).toBeLessThanOrEqual({ brief: 1, standard: 2, long: 3 }[request.length])
      expect(new Set(passages.map(({ reference }) => reference)).size).toBe(passages.length)
      expect(passages.every(({ text, why }) => text && why)).toBe(true)
    }
  })

  test('fits the category or the mood in at least 95 of 100 citations, and cites Psalms in at least 60', () => {
    const cited = EVERY_REQUEST.flatMap((request) =>
      choosePassages({ request, recentlyUsed: [], seed: `${request.category}${request.situation}` }).map(
        ({ reference }) => ({
          fits: fitsNeed(reference, request),
          psalm: reference.startsWith('Psalm '),
        }),
      ),
    )

    expect(cited.filter(({ fits }) => fits).length / cited.length).toBeGreaterThanOrEqual(0.95)
    expect(cited.filter(({ psalm }) => psalm).length / cited.length).toBeGreaterThanOrEqual(0.6)
  })

  test('never hands out what is kept out', () => {
    const cited = EVERY_REQUEST.flatMap((request) => choosePassages({ request, recentlyUsed: [], seed: 'b' }))

    expect(cited.filter(({ reference }) => reference in UNSAFE)).toEqual([])
  })

  test('gives six or more different passages in twenty repeats, whatever the need and the length', () => {
    for (const category of CATEGORIES) {
      for (const mood of MOODS) {
        for (const length of LENGTHS) {
          const given = Array.from({ length: 20 }, (_, seed) =>
            choosePassages({ request: ask({ category, mood, length }), recentlyUsed: [], seed: `${seed}` }),
          )
          const distinct = new Set(given.flat().map(({ reference }) => reference))

          expect(distinct.size, `${category} ${mood} ${length}`).toBeGreaterThanOrEqual(6)
        }
      }
    }
  })

  test('is the same for the same seed', () => {
    const choice = { request: ask(), recentlyUsed: [], seed: 'same' }

    expect(choosePassages(choice)).toEqual(choosePassages(choice))
  })

  test('prefers a passage this person was not given lately', () => {
    const recentlyUsed: string[] = []
    for (let day = 0; day < 6; day++) {
      const [passage] = choosePassages({ request: ask(), recentlyUsed, seed: 'same' })
      expect(recentlyUsed).not.toContain(passage?.reference)
      recentlyUsed.unshift(passage?.reference ?? '')
    }
  })

  test('lets what was written weigh: sleepless people are given the night Psalms more often', () => {
    const night = ['Psalm 4:8', 'Psalm 3:5', 'Psalm 77:3-4', 'Psalm 6:6', 'Proverbs 3:24', 'Psalm 127:2']
    const count = (situation?: string) =>
      Array.from({ length: 60 }, (_, seed) =>
        choosePassages({
          request: ask({ mood: 'Tired', ...(situation && { situation }) }),
          recentlyUsed: [],
          seed: `${seed}`,
        }),
      )
        .flat()
        .filter(({ reference }) => night.includes(reference)).length

    expect(count('I cannot sleep, every night I lie awake')).toBeGreaterThan(1.5 * count())
  })
})

describe('passages that would hurt', () => {
  test.each([
    [
      'Healing',
      'Hopeful',
      'My father died after a long illness, we prayed so hard',
      /Psalm (30:2|107:20|116:8|138:8|41:3)$|Jeremiah 17:14/,
    ],
    [
      'Healing',
      'Anxious',
      'She is in hospice, the cancer is terminal',
      /Psalm (30:2|107:20|116:8)$|Jeremiah 17:14/,
    ],
    [
      'Forgiveness',
      'Worried',
      'My wife cheated on me, help me forgive her',
      /Psalm (51|32:5|119:176|25:6-7)|1 John 1:9|Ephesians/,
    ],
    ['Family', 'Tired', 'We are getting divorced', /Psalm 133|Isaiah 66|Colossians/],
    ['Family', 'Hopeful', 'We had another miscarriage', /Psalm (145:4|131:2)|Isaiah (40:11|66:13)/],
    ['Peace', 'Anxious', 'I have panic attacks and depression', /Isaiah 26:3|Philippians|Matthew 6:34/],
    ['Work', 'Worried', 'I was laid off in May', /Psalm 127|Colossians 3:17/],
  ] as const)('%s, %s, "%s" is never given one that would', (category, mood, situation, hurtful) => {
    for (let seed = 0; seed < 60; seed++) {
      const passages = choosePassages({
        request: ask({ category, mood, situation, length: 'long' }),
        recentlyUsed: [],
        seed: `${seed}`,
      })

      expect(passages.filter(({ reference }) => hurtful.test(reference))).toEqual([])
    }
  })

  test('loud joy is not given to a heavy mood, nor a lament to a light one', () => {
    for (let seed = 0; seed < 60; seed++) {
      const heavy = choosePassages({
        request: ask({ category: 'Family', mood: 'Worried', length: 'long' }),
        recentlyUsed: [],
        seed: `${seed}`,
      })
      const light = choosePassages({
        request: ask({ category: 'Healing', mood: 'Joyful', length: 'long' }),
        recentlyUsed: [],
        seed: `${seed}`,
      })

      expect(heavy.filter(({ reference }) => /Psalm (34:3|100|98|47|150)/.test(reference))).toEqual([])
      expect(light.filter(({ reference }) => /Psalm (6:|102|38|69|34:18)/.test(reference))).toEqual([])
    }
  })

  test('somebody in danger is given nearness, and somebody abused is given shelter', () => {
    const near = choosePassages({
      request: ask(),
      recentlyUsed: [],
      seed: 'c',
      crisis: { kind: 'suicide', about: 'self' },
    })
    const shelter = Array.from({ length: 30 }, (_, seed) =>
      choosePassages({
        request: ask({ category: 'Forgiveness' }),
        recentlyUsed: [],
        seed: `${seed}`,
        crisis: { kind: 'abuse', about: 'self' },
      }),
    ).flat()

    expect(near).toHaveLength(1)
    expect(new Set(shelter.map(({ reference }) => reference)).size).toBeGreaterThanOrEqual(6)
    expect(shelter.filter(({ text }) => /forgiv|submit|obey|endure/i.test(text))).toEqual([])
  })
})
