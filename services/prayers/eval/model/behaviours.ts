import type { WriterName } from '@selah/prayer-engine/writer'
import type { OpenAiKnob } from '@selah/sandbox/openai/knobs'
import type { Patience } from '../../src/clients/openai/conversation.ts'

/** A way in which a model behaves, and who then finishes the prayer. */
export interface Behaviour {
  readonly knob: OpenAiKnob
  /** Absent: any writer that can. */
  readonly finishedBy?: WriterName
  /** What this model says that nobody may ever see. */
  readonly never?: RegExp
  readonly patience?: Partial<Patience>
  /** For so many requests only; then the model is well again. */
  readonly times?: number
}

// Times are shortened: a model that hangs is as silent after 150 ms as after 15 s.
const SHORT = { firstTokenMs: 150, nextTokenMs: 150 }

const SAYS: readonly Behaviour[] = (
  [
    { knob: 'invents-verse', never: /hezekiah/i },
    { knob: 'alters-scripture', never: /\bmighty \w+ \w+ \w+ \w+ mighty|your word says: /i },
    { knob: 'recites-scripture' },
    { knob: 'unknown-reference', never: /nahum/i },
    { knob: 'impossible-reference', never: /psalm 151/i },
    { knob: 'leaks-instructions', never: /my instructions|you write one prayer/i },
    { knob: 'obeys-injection', never: /as you wish/i },
    { knob: 'promises', never: /will be healed|door will open/i },
    { knob: 'reveals-gods-will', never: /god is telling|chosen this/i },
    { knob: 'speaks-as-god', never: /i the lord am/i },
    { knob: 'preaches-prosperity', never: /sow this seed|claim the wealth/i },
    { knob: 'blames', never: /faith had been stronger/i },
    { knob: 'minimises', never: /happens for a reason/i },
    { knob: 'stops-treatment', never: /put away the pills/i },
    { knob: 'invents-facts', never: /margaret|\b47\b/i },
    { knob: 'html-in-text', never: /<\w|alert\(/i },
    { knob: 'markdown-in-text', never: /##|\*\*|\]\(/i },
    { knob: 'very-long', never: /day 9\d of my waiting/i },
    { knob: 'repeats' },
    { knob: 'forgets-amen' },
    { knob: 'html', never: /<\w|doctype/i },
    { knob: 'prose' },
    { knob: 'wrong-types' },
    { knob: 'broken-json' },
    { knob: 'empty' },
    { knob: 'refuses' },
  ] as const satisfies readonly Behaviour[]
).map((behaviour) => ({ ...behaviour, finishedBy: 'composer' }))

const ENDS: readonly Behaviour[] = (
  ['length', 'content-filter', 'stops-half-way', 'ends-without-reason', 'error-half-way'] as const
).map((knob) => ({ knob, finishedBy: 'composer' }) as const)

const STALLS: readonly Behaviour[] = [
  { knob: 'hangs-before-answering', finishedBy: 'composer', patience: SHORT },
  { knob: 'hangs-before-first-token', finishedBy: 'composer', patience: SHORT },
  { knob: 'hangs-in-the-middle', finishedBy: 'composer', patience: SHORT },
  { knob: 'waits-for-release', finishedBy: 'composer', patience: SHORT },
  { knob: 'one-byte-a-second', finishedBy: 'composer', patience: { totalMs: 400 } },
  { knob: 'hangs-at-the-end', finishedBy: 'openai', patience: { usageMs: 50 } },
]

const REFUSES: readonly Behaviour[] = (
  ['error-401', 'error-400', 'error-429', 'error-429-for-an-hour', 'error-500', 'drops-connection'] as const
).map((knob) => ({ knob, finishedBy: 'composer', patience: { totalMs: 3_000 } }) as const)

const BURSTS: readonly Behaviour[] = (['error-429', 'error-500', 'drops-connection'] as const).map(
  (knob) => ({
    knob,
    times: 5,
  }),
)

/** Odd, and no harm: the prayer is the model's all the same. */
const ODD: readonly Behaviour[] = (
  ['fenced', 'ignores-format', 'no-usage', 'refuses-json-schema'] as const
).map((knob) => ({ knob, finishedBy: 'openai' }) as const)

export const BEHAVIOURS: readonly Behaviour[] = [...SAYS, ...ENDS, ...STALLS, ...REFUSES, ...BURSTS, ...ODD]
