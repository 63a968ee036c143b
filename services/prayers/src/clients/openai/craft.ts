import type { Harm } from '@selah/prayer-engine/care'
import type { PrayerPlan } from '@selah/prayer-engine/composer'
import type { Length, PrayerRequest, Tone } from '@selah/prayer-engine/prayer'

// What the model is told about the craft of prayer. Its rules are the guard's rules said kindly; the guard judges.

/** Words of the whole prayer, the passages in it included. */
export const WORDS_OF: Readonly<Record<Length, { min: number; max: number }>> = {
  brief: { min: 60, max: 100 },
  standard: { min: 90, max: 170 },
  long: { min: 200, max: 260 },
}

export const PASSAGES_OF: Readonly<Record<Length, string>> = {
  brief: 'exactly one passage, a short one',
  standard: 'one passage, or two short ones',
  long: 'two passages, or three short ones',
}

export const TONES_SAY: Readonly<Record<Tone, string>> = {
  Comforting: 'Comforting: nearness, rest, being held. Soft, slow sentences. Ask to be kept and quieted.',
  Empowering:
    'Empowering: courage and the next step. Strong verbs: stand, rise, speak, go. Ask for strength to act.',
  Grateful:
    'Grateful: thanks come first, right after the address, and return at the end. Name gifts, not only needs.',
  Restorative: 'Restorative: mending, return, new beginnings. Ask to be restored slowly and truly.',
  'Faith-Building': 'Faith-Building: God’s faithfulness until now, trust before sight. Ask for deeper trust.',
}

const CRISIS_SHAPE = `Somebody may be in danger. Help has been shown to them already; do not repeat it. Write a very gentle
prayer of 60 to 100 words: address; one sentence that says how hard this is; trust that God is here in this very hour; one
passage; asking to be kept through this night and for a person to be near; amen. No demands, no vows, no blame, no
confession, nothing about tomorrow having to be better. Do not speak of the means or the manner of any harm.`

export type Shape = 'lament' | 'thanksgiving' | 'intercession' | 'crisis'

/** The shape of each kind of prayer. */
export const SHAPES_SAY: Readonly<Record<Shape, string>> = {
  lament: `A lament: address; honest complaint, before any comfort; scripture; a sentence that answers it; trust; asking, two or three
requests that follow from each other; one closing sentence. Trust comes after the complaint, not instead of it, and it need not resolve.`,
  thanksgiving: `A thanksgiving: address; thanks for what happened, in detail; scripture; a sentence that answers it; asking for a heart that
remembers and for others; one closing sentence. No sorrow that the request does not hold.`,
  intercession: `A prayer for somebody else: address; bring them by name, and say honestly what weighs on them, before any comfort; scripture;
a sentence that answers it; trust; asking for them, two or three requests; one closing sentence. 'I' asks; it is not about the one who asks.`,
  crisis: CRISIS_SHAPE,
}

/** The movements that the person does not want this time. */
export function leftOut({ leaveOut = [] }: PrayerRequest): string {
  return leaveOut.length === 0
    ? ''
    : `\nLeave out altogether, whatever the shape says: ${leaveOut.join(', ')}.`
}

/** Who says 'I', and how the other is spoken of. The name itself stands only in the request. */
export function voiceFor({ voice, person, name }: PrayerPlan, { recipient }: PrayerRequest): string {
  if (voice === 'self') return "The person prays for themselves: 'I' and 'me'."
  const pronoun = person?.pronoun === 'they' ? "'they', as of one person" : `'${person?.pronoun}'`
  if (name)
    return `The person prays for somebody else, whose name is in recipient.name. Say the name once or twice, exactly as written, and otherwise
${pronoun}. 'I' is the one who prays.`
  return `The person prays for somebody else, who has no name here (recipient.relationship says who: ${recipient.relationship}). Say 'my friend', 'the one I
love' or the word the situation uses, and then ${pronoun}. Give nobody a name.`
}

/** Who is prayed for where somebody is hurt by another person. The guard refuses anything else. */
export const HARM_SAYS: Readonly<Record<Harm['to'], string>> = {
  self: `The person prays for themselves: somebody hurts them, or has. Pray for their safety, for somebody to tell and for a way
out. Say only 'I' and 'me'. Never speak of the one who does the harm, not even as 'he' or 'she': ask nothing for them, and nothing
about staying, returning, mending, patience or forgiving.`,
  other: `The person prays for somebody who is hurt by another. Call them 'the one who is being hurt', then 'they'. Pray for their
safety, for somebody to tell and for a way out. Never speak of the one who does the harm, not even as 'he' or 'she'.`,
}
