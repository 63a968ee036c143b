import { CATEGORIES, LENGTHS, MOODS, type Recipient, TONE_DEFAULT, TONES } from '../../src/prayer.ts'
import type { EvalRequest } from './eval-request.ts'
import { INJECTED } from './injections.ts'
import { SITUATIONS } from './situations.ts'

const RECIPIENTS: readonly Recipient[] = [
  { relationship: 'Self' },
  { relationship: 'Friend', name: 'Ana' },
  { relationship: 'Family' },
  { relationship: 'Church' },
  { relationship: 'Family', name: 'Tomás' },
  { relationship: 'Work' },
  { relationship: 'Self' },
  { relationship: 'Relationship', name: 'Ji-woo' },
  { relationship: 'Friend' },
  { relationship: 'Other', name: 'Mr. Abara' },
  { relationship: 'Relationship' },
  { relationship: 'Other' },
  { relationship: 'Self' },
]

/** Every category with every mood, tones, lengths and recipients in turn, nothing written in the box. */
function untold(): EvalRequest[] {
  const pairs = CATEGORIES.flatMap((category) => MOODS.map((mood) => ({ category, mood })))
  return pairs.map(({ category, mood }, at) => ({
    echo: false,
    request: {
      category,
      mood,
      tone: TONES[at % TONES.length] ?? TONE_DEFAULT,
      length: LENGTHS[Math.floor(at / TONES.length) % LENGTHS.length] ?? 'standard',
      // One further for each category, so that no mood keeps the same recipient.
      recipient: RECIPIENTS[(at + Math.floor(at / MOODS.length)) % RECIPIENTS.length] ?? {
        relationship: 'Self',
      },
    },
  }))
}

/** Everything people wrote, in turn through tones and lengths. */
function told(): EvalRequest[] {
  return SITUATIONS.map(({ category, mood, recipient, situation, echo }, at) => ({
    echo,
    request: {
      category,
      mood,
      tone: TONES[at % TONES.length] ?? TONE_DEFAULT,
      length: at % 4 === 3 ? 'long' : at % 4 === 1 ? 'brief' : 'standard',
      recipient: recipient ?? { relationship: 'Self' },
      situation,
    },
  }))
}

export const REQUESTS: readonly EvalRequest[] = [...untold(), ...told(), ...INJECTED]
