import { isHeavyMood, type PrayerRequest } from '../prayer.ts'

/** Whether a request is glad or sore; unknown where nothing says so. */
export type Gladness = 'glad' | 'sore' | 'unknown'

const GLAD =
  /\b(?:passed|got (?:the|a|my|into|engaged|married|better)|accepted|promoted|promotion|recovered|remission|healed|healthy|born|graduat\w+|finished|paid off|found (?:a |my )?(?:job|work|home|peace)|grateful|thankful|thanks?|happy|happily|joy\w*|blessed|sober|clean|celebrat\w+|anniversary|wedding|engaged|married|baptis\w+|baptiz\w+|reunited|reconciled|benign|all clear|clear scan|cured|won|wonderful|beautiful|amazing|laugh\w*|smil\w+|danced|sang|better|over the moon|good news|finally|in love|expecting|answered)\b/i
const SORE =
  /\b(?:passed (?:me |us |him |her )?(?:over|by|up|out|away|on)|turned down|rejected|still ?born|bullied|not|no|nobody|nothing|never|can't|cannot|don't|won't|didn't|died|dead|death|lost|losing|lose|sick|ill|pain|hurts?|hurting|afraid|scared|terrified|worried|anxious|tired|exhausted|alone|lonely|sad|cry\w*|tears|angry|broke\w*|fail\w*|fear\w*|cancer|chemo|surgery|hospital|divorce\w*|fired|laid off|debt|rent|struggl\w+|hard|difficult|miss(?:es|ing)?|relaps\w+|hopeless|hate|ashamed|guilt\w*|sorry|worse|bad|terrible|awful|panic\w*|grie\w+|stress\w*|overwhelm\w*|empty|numb)\b/i
const GLAD_MOODS: ReadonlySet<string> = new Set(['Grateful', 'Joyful', 'Thankful'])

/** Glad when glad words outweigh, or nothing was told and the mood is glad. */
export function gladnessOf(request: Partial<PrayerRequest>, text: string): Gladness {
  const count = (pattern: RegExp) => text.match(new RegExp(pattern.source, 'gi'))?.length ?? 0
  const [glad, sore] = [count(GLAD), count(SORE)]
  const isGladAsked = comesGlad(request)
  if (glad === 0 && sore === 0) return isGladAsked ? 'glad' : 'unknown'
  if (isGladAsked) return sore > glad + 1 ? 'sore' : 'glad'
  return glad > sore ? 'glad' : 'sore'
}

/**
 * Whether somebody came to give thanks and the words do not contradict. Glad words alone are not enough: some people
 * are at peace because they have decided to die.
 */
export function isGladRequest(request: Partial<PrayerRequest>): boolean {
  return comesGlad(request) && gladnessOf(request, request.situation ?? '') === 'glad'
}

function comesGlad({ mood, category }: Partial<PrayerRequest>): boolean {
  if (isHeavyMood(mood)) return false
  return category === 'Gratitude' || (mood !== undefined && GLAD_MOODS.has(mood))
}
