import { describe, expect, test } from 'vitest'
import { addressFor } from '../arcs/arc.ts'
import { arcs } from '../arcs/catalogue.ts'
import { task } from '../composer/testing.ts'
import { HEAVY_MOODS, type HeavyMood, type PrayerRequest } from '../prayer.ts'

const planOf = (situation: string, request: Partial<PrayerRequest> = {}) =>
  task({ situation, mood: 'Worried', ...request }, 'plan').plan

const MOTHER = 'My mother will not eat and the roof leaks. I am afraid.'

describe('where no need is sure', () => {
  test.each([
    ['the words', MOTHER, {}, 'plain/afraid'],
    ['nothing but that it is hard', 'The thing with the envelope again.', { mood: 'Tired' }, 'plain/sore'],
    [
      'the feeling that is told most',
      'I cried and cried. I am so sad, and tired too.',
      { mood: 'Tired' },
      'plain/sad',
    ],
    ['what is not denied', 'I am not sad about the envelope.', { mood: 'Hopeful' }, 'plain/hoping'],
    ['relief', 'The envelope is safe, finally!', { mood: 'Joyful' }, 'plain/relieved'],
    [
      'care, where somebody else is told of',
      'The envelope came for her.',
      { recipient: { relationship: 'Friend', name: 'Ana' } },
      'plain/for-somebody',
    ],
  ] as const)('the prayer is for what is felt: %s', (_name, situation, request, arc) => {
    expect(planOf(situation, request).arc.id).toBe(arc)
  })

  test('what the one who writes feels is theirs, and the one told of is asked for by name', () => {
    const plan = planOf(MOTHER)

    expect(plan.voice).toBe('self')
    expect(plan.petitions[0]).toMatch(/my mother/i)
    expect(plan.petitions.length).toBeGreaterThan(1)
  })
})

// D-50
describe('for a heavy heart', () => {
  const heavy = (mood: HeavyMood, situation: string, request: Partial<PrayerRequest> = {}) =>
    planOf(situation, { mood, category: 'Peace', ...request }).arc.id

  test.each([
    ['Grieving', 'plain/sad'],
    ['Lonely', 'plain/alone'],
    ['Angry', 'plain/angry'],
    ['Guilty', 'plain/ashamed'],
  ] as const)('%s is a feeling by itself, where the words tell of none', (mood, arc) => {
    expect(heavy(mood, 'The thing with the envelope again.')).toBe(arc)
    expect(heavy(mood, MOTHER)).toBe('plain/afraid')
  })

  test.each(HEAVY_MOODS)('%s and thanks stand together, and neither is talked away', (mood) => {
    for (const situation of ['', 'The envelope, and all the years before it.'])
      expect(heavy(mood, situation, { category: 'Gratitude' })).toBe('plain/mixed')
  })

  test.each(HEAVY_MOODS)('%s is never answered with gladness that was not told', (mood) => {
    for (const situation of [
      'It is our anniversary today.',
      'Thank you for forty years with my husband.',
      'My sister is getting married on Saturday.',
      'The baby was born this morning.',
      'I passed the exam.',
    ]) {
      for (const category of ['Gratitude', 'Family'] as const)
        expect(planOf(situation, { mood, category }).arc.gladness, `${category}: ${situation}`).not.toBe(
          'glad',
        )
    }
  })

  test('who may have died, or may have hurt, is asked for only where the person asks for them', () => {
    const situation = 'My husband and the boat, all those years.'
    for (const mood of ['Grieving', 'Angry'] as const) {
      const asked = (recipient: PrayerRequest['recipient']) => {
        const { voice, petitions } = planOf(situation, { mood, category: 'Peace', recipient })
        return { voice, asksForHim: petitions.some((each) => each.includes('husband')) }
      }

      expect(asked({ relationship: 'Self' }), mood).toEqual({ voice: 'self', asksForHim: false })
      expect(asked({ relationship: 'Family', name: 'Tom' }).voice, mood).toBe('other')
    }
  })

  test.each(HEAVY_MOODS)('for %s, God is addressed without naming a fear or a tiredness', (mood) => {
    for (const arc of arcs().values()) {
      const lines = addressFor(arc, mood)
      expect(lines.length, arc.id).toBeGreaterThan(0)
      for (const line of lines) {
        expect(arc.address.frightened, arc.id).toContain(line)
        expect(arc.address.worn, arc.id).toContain(line)
      }
    }
  })
})

describe('whom a prayer asks for', () => {
  const asked = (situation: string, request: Partial<PrayerRequest> = {}) =>
    planOf(situation, request).petitions.join(' ')

  test('asks for the living who are told of, together', () => {
    expect(asked('The rent is due and I am short. My wife and my daughter do not know yet.')).toMatch(
      /my wife and my daughter/i,
    )
  })

  test('asks for nobody who hurts, who has died, or who may do harm', () => {
    expect(asked('I am afraid because my brother yells at me every night.')).not.toMatch(/my brother/i)
    expect(asked('My father died in May and the evenings are long.')).not.toMatch(/my father/i)
    expect(asked('My brother and I had not spoken for years. In October he died.')).not.toMatch(/my brother/i)
    expect(asked('I am scared of my husband and what he may do tonight.')).not.toMatch(/my husband/i)
  })

  test('asks once for somebody who is told of by relation and by name', () => {
    const recipient = { relationship: 'Family', name: 'Andriy' } as const

    expect(asked('My nephew Andriy drives an ambulance at the front.', { recipient })).not.toMatch(
      /my nephew/i,
    )
  })

  test('is the writer where a group was chosen and only the writer is told of', () => {
    const recipient = { relationship: 'Work' } as const

    expect(planOf('I start at the bakery on Monday and I am nervous.', { recipient }).voice).toBe('self')
    expect(planOf('Our whole shift is being let go in March.', { recipient }).voice).toBe('other')
  })

  test('is the one who weds, where the love prayed for is their own', () => {
    const recipient = { relationship: 'Relationship', name: 'Giulia' } as const
    const plan = planOf('Marrying Giulia on Saturday. We are so happy to be getting married.', {
      recipient,
      mood: 'Joyful',
      category: 'Love',
    })

    expect(plan.arc.id).toBe('love/wedding')
    expect(plan.voice).toBe('self')
  })

  test('is the one who was left, not the one who left', () => {
    const plan = planOf('My wife left me and the house is so quiet.', { mood: 'Tired' })

    expect(plan.voice).toBe('self')
    expect(plan.petitions.join(' ')).not.toMatch(/my wife/i)
  })

  test('is the mother for whom two must decide', () => {
    const recipient = { relationship: 'Family' } as const
    const plan = planOf('My sister and I must decide about the home for our mother, she is 88.', {
      recipient,
    })

    expect(plan.person?.text).toBe('our mother')
  })

  test('is one person where one body is ill', () => {
    const recipient = { relationship: 'Church' } as const
    const plan = planOf('She has her third round of chemo on Monday.', { recipient })

    expect(plan.person?.text).toBe('someone in our church')
  })

  test('is the friend who mourns, not the writer', () => {
    const recipient = { relationship: 'Friend' } as const

    expect(planOf('Please pray for Ngozi. Her mother passed away in Enugu.', { recipient }).voice).toBe(
      'other',
    )
  })
})
