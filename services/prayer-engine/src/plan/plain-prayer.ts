import type { Arc } from '../arcs/arc.ts'
import { arcNamed } from '../arcs/catalogue.ts'
import { type HeavyMood, isHeavyMood, type Mood, type PrayerRequest } from '../prayer.ts'
import { isGladRequest } from '../situation/gladness.ts'
import type { Reading } from '../situation/read-situation.ts'

/** What a plain prayer is about when no need is sure: only what is felt. Each has its arc in `arcs/plain`. */
type Feeling = 'afraid' | 'tired' | 'sad' | 'angry' | 'ashamed' | 'alone' | 'torn'

const WORDS_OF: Readonly<Record<Feeling, RegExp>> = {
  afraid:
    /\b(?:afraid|scared|scary|terrif\w+|frighten\w*|fear\w*|worr(?:y|ied|ies|ying)|anxious|anxiety|nervous|dread\w*|panick?\w*)\b/g,
  tired:
    /\b(?:tired|exhausted|exhausting|worn out|weary|burn(?:ed|t) out|drained|overwhelmed|can't keep up|no strength|too much|running on empty|shattered|knackered)\b/g,
  sad: /\b(?:sad|sadness|cry|crying|cried|weep\w*|tears|heartbroken|broken|hurts?|hurting|grie(?:f|ve|ving)|miss (?:him|her|them|it|my)|disappointed|devastated|low)\b/g,
  angry:
    /\b(?:angry|anger|furious|rage|unfair|not fair|mad at|hate|hating|resent\w*|bitter\w*|fed up|sick of|so wrong)\b/g,
  ashamed:
    /\b(?:ashamed|shame|guilt|guilty|my (?:own )?fault|regret\w*|embarrass\w+|i (?:lied|cheated|stole|betrayed)|can't forgive myself)\b/g,
  alone:
    /\b(?:alone|lonely|loneliness|(?:nobody|no one) (?:to (?:talk|call|tell|turn)|calls?|comes?|asks?|knows?|sees?|notices?|cares?|understands?|talks?|texts?|visits?)|left out|ignored|invisible|by myself|on my own|don't belong|forgotten)\b/g,
  torn: /\b(?:decide|decision|choose|choice|torn|don't know (?:what|whether|if|how|which|where)|do not know (?:what|whether|if|how|which|where)|unsure|confused|should i|waiting|wait)\b/g,
}
const RELIEF =
  /\b(?:benign|all clear|came back (?:clear|clean|negative)|negative|relie\w+|safe|finally|at last|over now|is over|no longer|after (?:\w+ )?(?:days|weeks|months|years)|made it|found)\b/

export interface PlainPrayer {
  readonly arc: Arc
  /** The one who writes has the feeling, also when somebody else is told of. */
  readonly isWritersOwn: boolean
}

/** The prayer for what is felt: from the words. Of the moods, only a heavy one is a feeling by itself. */
export function plainPrayer(request: PrayerRequest, reading: Reading): PlainPrayer {
  const isOfAnother =
    reading.subject !== undefined || (request.recipient.relationship !== 'Self' && !reading.isForWriter)
  const isForThanks = request.category === 'Gratitude' && !isHeavyMood(request.mood)
  if (isGladRequest(request) || (isForThanks && reading.gladness !== 'sore'))
    return plain(RELIEF.test(lowered(reading.sentences)) ? 'relieved' : 'glad')
  if (!isOfAnother) return { ...plainPrayerOfWriter(request, reading), isWritersOwn: false }
  // Somebody else is prayed for: what the writer feels is not laid on them.
  const felt =
    feelingIn(lowered(reading.sentences.filter(isFirstPerson))) ??
    (isHeavyMood(request.mood) ? FEELING_OF[request.mood] : undefined)
  if (!felt || request.recipient.relationship !== 'Self') return plain('for-somebody')
  return plain(isThanksInSorrow(request) ? 'mixed' : felt, true)
}

/** The prayer for what the one who writes feels, also when somebody else is told of. */
export function plainPrayerOfWriter(request: PrayerRequest, { sentences }: Reading): PlainPrayer {
  if (COMES_GLAD.has(request.mood) || isThanksInSorrow(request)) return plain('mixed', true)
  return plain(feelingIn(lowered(sentences)) ?? feelingOf(request.mood), true)
}

/** Thanks is asked for, and the heart is heavy: both are said, and neither is talked away. */
export function isThanksInSorrow({ category, mood }: PrayerRequest): boolean {
  return category === 'Gratitude' && isHeavyMood(mood)
}

function feelingOf(mood: Mood): Feeling | 'hoping' | 'sore' {
  if (isHeavyMood(mood)) return FEELING_OF[mood]
  return mood === 'Hopeful' || mood === 'Peaceful' ? 'hoping' : 'sore'
}

const FEELING_OF: Readonly<Record<HeavyMood, Feeling>> = {
  Grieving: 'sad',
  Lonely: 'alone',
  Angry: 'angry',
  Guilty: 'ashamed',
}

function plain(name: string, isWritersOwn = false): PlainPrayer {
  return { arc: arcNamed(`plain/${name}`), isWritersOwn }
}

function lowered(sentences: readonly string[]): string {
  return sentences.join(' ').toLowerCase()
}

const COMES_GLAD: ReadonlySet<Mood> = new Set(['Grateful', 'Joyful', 'Thankful'])

function isFirstPerson(sentence: string): boolean {
  return /\b(?:I|I'm|I've|im|i|me)\b/.test(sentence)
}

/** 'I am not sad all the time' tells of no sadness. */
const DENIED = /\b(?:not|never|no longer|isn't|wasn't|aren't|don't feel|n't) (?:\w+ ){0,2}?$/

/** The feeling told most often; the one told first where two are equal. */
function feelingIn(text: string): Feeling | undefined {
  const told = (Object.keys(WORDS_OF) as Feeling[]).flatMap((feeling) => {
    const found = [...text.matchAll(WORDS_OF[feeling])].filter(
      ({ index }) => !DENIED.test(text.slice(0, index)),
    )
    return found[0] ? [{ feeling, times: found.length, at: found[0].index }] : []
  })
  return told.sort((one, other) => other.times - one.times || one.at - other.at)[0]?.feeling
}
