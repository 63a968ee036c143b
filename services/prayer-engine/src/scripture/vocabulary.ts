import { plainWords } from './plain-words.ts'

/**
 * Today's words, and the words under which the text speaks of the same thing. The first list is read by stem, so
 * 'worry' also means 'worried' and 'worries'. The second is looked for in the passages and in the reasons beside them.
 */
const BRIDGES: readonly (readonly [today: string, text: string])[] = [
  [
    'anxious anxiety worry nervous stress panic overthinking',
    'careful thoughts troubled disquieted fear thought',
  ],
  ['scared frightened terrified phobia dread', 'afraid fear dismayed refuge'],
  ['job career boss office shift coworker colleague employer business promotion', 'labour work hands works'],
  ['unemployed fired redundant layoff interview resume', 'labour work hands establish bread'],
  ['depressed depression low down hopeless sad', 'cast down disquieted heaviness darkness broken heart'],
  [
    'chemo chemotherapy cancer surgery operation hospital treatment illness sick disease tumor',
    'heal healed sickness languishing flesh faileth',
  ],
  ['doctor diagnosis scan biopsy results test', 'evil tidings heal'],
  ['pain hurt ache injury', 'wounds bones vexed afflicted affliction'],
  ['tired exhausted drained weary fatigue burnout burned', 'weary faint rest heavy laden'],
  ['insomnia sleepless sleep night nightmare awake', 'sleep slept lay night waking bed'],
  ['overwhelmed swamped drowning buried', 'overwhelmed waters floods deep burden'],
  ['grief grieving mourning died funeral death', 'mourn broken heart tears wounds comfort'],
  ['lonely alone isolated loneliness abandoned rejected', 'forsake desolate near continually'],
  ['exam school study university college student homework finals', 'understanding wisdom teach knowledge'],
  ['decision choose choice crossroads direction confused unsure', 'way path guide lead'],
  ['move moving relocate travel flight trip journey driving drive', 'going out coming preserve journey'],
  ['money bills rent debt finances afford mortgage', 'fowls feedeth bread poor needy'],
  ['baby pregnant pregnancy birth newborn', 'children young gently generation fashioned'],
  ['child children kids son daughter teenager parenting', 'children generation father young'],
  ['mother mom mum', 'mother comforteth'],
  ['father dad', 'father pitieth children'],
  ['marriage married marry husband wife wedding anniversary engaged spouse', 'love house marriage'],
  ['divorce separation breakup broke ex', 'broken heart forsake wounds'],
  ['friend friendship', 'friend companions brethren'],
  ['argument fight quarrel conflict fighting arguing tension', 'peace wrath answer lips'],
  ['anger angry rage temper furious', 'anger wrath slow'],
  ['gossip rumors lies slander', 'lips mouth words truth'],
  ['guilt ashamed regret mistake shame sorry', 'sin transgressions iniquity mercy forgive cleanse condemn'],
  ['forgive forgiving resentment betrayal betrayed', 'forgive forgiving mercy compassion'],
  ['doubt doubting unsure believe believing', 'believe unbelief faith'],
  ['addiction alcohol drinking drugs sober relapse', 'bands darkness cried distresses temptation'],
  ['war soldier army deployed military', 'wars cease refuge shield'],
  ['court trial lawyer unfair injustice immigration visa', 'judgment justice oppressed stranger'],
  ['storm hurricane flood earthquake fire wildfire', 'storm waves waters refuge trouble'],
  ['old aging elderly retirement grandmother grandfather', 'old age grayheaded generation'],
  ['dog cat pet animal', 'beast animals creatures'],
  ['church pastor ministry congregation bible group', 'church together brethren praise'],
  ['thank thankful grateful blessing blessed', 'thanks thanksgiving praise bless'],
  ['happy happiness joy celebrate celebration birthday graduation', 'joy rejoice glad gladness'],
  ['calm quiet still peaceful', 'peace still quiet waters'],
  ['waiting wait patience delay', 'wait waited patiently morning'],
  ['crying tears cry weep', 'tears weep cry crying'],
  ['weak weakness', 'strength faint weak'],
  ['protect safe safety danger', 'keep preserve refuge shield hiding'],
  ['light dark darkness', 'light darkness candle lamp'],
  ['start beginning fresh', 'morning new'],
  ['caregiver caring carer', 'burdens bear bowed'],
  ['body image worth ugly identity', 'made fashioned wonderfully'],
]

/** Words of the text that speak of what this word of today speaks of; empty when it needs no bridge. */
export function bridgeOf(plainWord: string): readonly string[] {
  bridges ??= build()
  return bridges.get(plainWord) ?? []
}

let bridges: ReadonlyMap<string, readonly string[]> | undefined

function build(): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>()
  for (const [today, text] of BRIDGES) {
    for (const word of searchWords(today)) map.set(word, [...(map.get(word) ?? []), ...searchWords(text)])
  }
  return map
}

/** The words of a text that are worth looking for, in their shortest form: 'worried' and 'worries' are one. */
export function searchWords(text: string): string[] {
  return plainWords(text)
    .filter((word) => word.length > 2 && !COMMON.has(word))
    .map((word) => word.replace(/(?<=...)(?:ied|ing|ed|i|y)$/, ''))
}

const COMMON: ReadonlySet<string> = new Set(
  plainWords(
    `the and for are was were has had been being not but you your with that this from they them their our his her him she
    all any can will would could should shall may might just very really too much more most some what when where which who
    whom how why its into out over under after before because about again also than then there here one two day days today
    week month year time please pray prayer god lord jesus christ need want help give get got new lost make made feel feeling like
    know think keep going go come back let say said man men son thing things every upon unto it is my me so be do in of on
    to a i am we us as at by or if no now`,
  ),
)
