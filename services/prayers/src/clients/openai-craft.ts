import type { Length, PassageVoice, PrayerRequest, Tone } from '../domain/prayer.ts'

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

const LAMENT_SHAPE = `A lament: address; honest complaint, before any comfort; a turn to trust ('still', 'yet'); scripture; asking;
and, if it can be said truly, a vow of praise. Trust comes after the complaint, not instead of it.`

const THANKS_SHAPE = `A thanksgiving: address; what happened; thanks for it, in detail; scripture; asking for a heart that
remembers; praise. No sorrow that the request does not hold.`

const PENITENCE_SHAPE = `A psalm of penitence: address; a plain confession without excuses and without scolding; trust in mercy;
scripture; asking for a clean heart and for courage to make good what can be made good; praise. Grace has the last word.
Where others did the harm, ask for freedom from bitterness; never ask the person to go back to them.`

const TRUST_SHAPE = 'A psalm of trust: address; quiet trust; scripture; a small and modest asking; praise.'

const WISDOM_SHAPE = `A prayer for wisdom: address; the question as it stands, with its two sides; trust; scripture; asking for light for
the next step only; praise. Do not answer the question.`

const GLAD_MOODS: ReadonlySet<string> = new Set(['Grateful', 'Joyful', 'Thankful'])

/** The shape that a need calls for. */
export function shapeFor({ category, mood }: PrayerRequest, isCrisis: boolean): string {
  if (isCrisis) return CRISIS_SHAPE
  if (category === 'Forgiveness') return PENITENCE_SHAPE
  if (category === 'Gratitude' || GLAD_MOODS.has(mood)) return THANKS_SHAPE
  if (mood === 'Peaceful' || mood === 'Hopeful') return TRUST_SHAPE
  return category === 'Guidance' || category === 'Work' ? WISDOM_SHAPE : LAMENT_SHAPE
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
