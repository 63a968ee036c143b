import type { Harm } from '@selah/prayer-engine/care'
import type { Form } from '@selah/prayer-engine/composer'
import type { Length, PassageVoice, PrayerRequest, Tone } from '@selah/prayer-engine/prayer'

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

/** How the words of a passage can be led into. */
export const VOICES_SAY: Readonly<Record<PassageVoice, string>> = {
  'to-god': 'to-god: already a prayer; pray it as your own',
  'of-god': 'of-god: tells of God; lead into it with trust',
  'from-god': 'from-god: God speaks; lead into it as words to hold on to, never as news for this person',
  'to-people': 'to-people: encourages people; lead into it as something to remember',
  story: 'story: tells what happened; lead into it as something to remember',
}

const CRISIS_SHAPE = `Somebody may be in danger. Help has been shown to them already; do not repeat it. Write a very gentle
prayer of 60 to 100 words: address; one sentence that says how hard this is; trust that God is here in this very hour; one
passage; asking to be kept through this night and for a person to be near; amen. No demands, no vows, no blame, no
confession, nothing about tomorrow having to be better. Do not speak of the means or the manner of any harm.`

/** The shape of each form. Which form a need calls for is decided in one place for both writers. */
export const SHAPES_SAY: Readonly<Record<Form, string>> = {
  lament: `A lament: address; honest complaint, before any comfort; a turn to trust ('still', 'yet'); scripture; asking;
and, if it can be said truly, a vow of praise. Trust comes after the complaint, not instead of it.`,
  thanksgiving: `A thanksgiving: address; what happened; thanks for it, in detail; scripture; asking for a heart that
remembers; praise. No sorrow that the request does not hold.`,
  penitential: `A psalm of penitence: address; a plain confession without excuses and without scolding; trust in mercy;
scripture; asking for a clean heart and for courage to make good what can be made good; praise. Grace has the last word.
Where others did the harm, ask for freedom from bitterness; never ask the person to go back to them.`,
  trust: 'A psalm of trust: address; quiet trust; scripture; a small and modest asking; praise.',
  wisdom: `A prayer for wisdom: address; the question as it stands, with its two sides; trust; scripture; asking for light for
the next step only; praise. Do not answer the question.`,
  intercession: `A prayer for somebody else: address; bring them, and say honestly what weighs on them, before any comfort;
trust; scripture; asking for them, in particulars; praise. 'I' asks; it is not about the one who asks.`,
  night: `A prayer at the end of one's strength: address; how tired it is, plainly; a turn to trust; scripture; asking for
rest, and for what can wait to wait; praise in few words. Demand nothing of the tired.`,
  crisis: CRISIS_SHAPE,
}

/** The movements that the person does not want this time. */
export function leftOut({ leaveOut = [] }: PrayerRequest): string {
  return leaveOut.length === 0
    ? ''
    : `\nLeave out altogether, whatever the shape says: ${leaveOut.join(', ')}.`
}

/** Who says 'I', and how others are spoken of. */
export function voiceFor({ recipient }: PrayerRequest): string {
  const { relationship, name } = recipient
  if (name) {
    return `The person prays for somebody else, whose name is in recipient.name. Say the name once or twice, exactly as written,
and otherwise use a pronoun: 'she' or 'he' only where the situation does, else 'they'. 'I' is the one who prays.`
  }
  if (relationship === 'Self') return "The person prays for themselves: 'I' and 'me'. Give nobody a name."
  if (relationship === 'Family' || relationship === 'Church') {
    return `The person prays for their ${relationship.toLowerCase()} and belongs to it: 'we' and 'us'. Give nobody a name.`
  }
  return `The person prays for somebody else, who has no name here (recipient.relationship says who). Say 'my friend', 'the one I
love' or the word the situation uses, and then 'they', or 'she' or 'he' where the situation does. Give nobody a name.`
}

/** Who is prayed for where somebody is hurt by another person. The guard refuses anything else. */
export const HARM_SAYS: Readonly<Record<Harm['to'], string>> = {
  self: `The person prays for themselves: somebody hurts them, or has. Pray for their safety, for somebody to tell and for a way
out. Say only 'I' and 'me'. Never speak of the one who does the harm, not even as 'he' or 'she': ask nothing for them, and nothing
about staying, returning, mending, patience or forgiving.`,
  other: `The person prays for somebody who is hurt by another. Call them 'the one who is being hurt', then 'they'. Pray for their
safety, for somebody to tell and for a way out. Never speak of the one who does the harm, not even as 'he' or 'she'.`,
}
