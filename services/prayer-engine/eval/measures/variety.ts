import type { PrayerRequest } from '../../src/prayer.ts'
import { fullText, outcomeOf, writtenText } from '../outcome.ts'
import { pairwiseBleu, selfBleu } from './bleu.ts'
import type { Score } from './measure.ts'

const REPEATS = 20
const SELF_BLEU_MAX = 0.45
const PASSAGES_MIN = 6

const REPEATED: readonly PrayerRequest[] = [
  request('Peace', 'Anxious', 'Comforting'),
  request('Healing', 'Worried', 'Restorative', 'my mother has surgery tomorrow and I am scared'),
  request('Work', 'Overwhelmed', 'Empowering', 'I lost my job and the rent is due on Friday'),
  request('Gratitude', 'Joyful', 'Grateful'),
  request('Forgiveness', 'Tired', 'Faith-Building'),
  { ...request('Strength', 'Tired', 'Comforting'), recipient: { relationship: 'Friend', name: 'Ana' } },
  { ...request('Hope', 'Hopeful', 'Faith-Building'), length: 'brief' },
  { ...request('Family', 'Worried', 'Grateful'), length: 'long', recipient: { relationship: 'Family' } },
  request('Peace', 'Peaceful', 'Comforting'),
  request('Guidance', 'Hopeful', 'Empowering'),
]

/** The same request twenty times: how alike the prayers are, and how many passages they quote between them. */
export function variety(): Score[] {
  const sets = REPEATED.map((repeated) =>
    Array.from({ length: REPEATS }, (_, at) => outcomeOf({ request: repeated, echo: false }, `repeat ${at}`)),
  )
  const whole = sets.map((set) => selfBleu(set.map(fullText)))
  const own = sets.map((set) => pairwiseBleu(set.map(writtenText)))
  const all = sets.map((set) => selfBleu(set.map(writtenText)))
  const passages = sets.map(
    (set) =>
      new Set(
        set.flatMap(({ draft }) =>
          draft.flatMap((sentence) => (sentence.kind === 'quotation' ? sentence.reference : [])),
        ),
      ).size,
  )
  const fewest = Math.min(...passages)
  return [
    bleuScore(
      'self-BLEU of twenty repeats by pairs, the telling left out, ten requests',
      mean(own),
      SELF_BLEU_MAX,
    ),
    shown('  of these, the request that varies least', Math.max(...own)),
    // With three variants of a movement each comes again among twenty: against all others at once this is near 1.
    shown('  each against all others at once', mean(all)),
    shown('  with scripture, which must not vary', mean(whole)),
    {
      name: 'passages in twenty repeats, the fewest',
      value: String(fewest),
      bound: `>= ${PASSAGES_MIN}`,
      isMet: fewest >= PASSAGES_MIN,
    },
  ]
}

function bleuScore(name: string, value: number, max: number): Score {
  return { name, value: value.toFixed(3), bound: `< ${max}`, isMet: value < max }
}

/** Printed beside the bound it explains, and bound by nothing itself. */
function shown(name: string, value: number): Score {
  return { name, value: value.toFixed(3), bound: '', isMet: true }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function request(
  category: PrayerRequest['category'],
  mood: PrayerRequest['mood'],
  tone: PrayerRequest['tone'],
  situation?: string,
): PrayerRequest {
  return {
    category,
    mood,
    tone,
    length: 'standard',
    recipient: { relationship: 'Self' },
    ...(situation && { situation }),
  }
}
