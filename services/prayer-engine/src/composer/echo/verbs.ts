import { wordSet } from './word-list.ts'

/** Verbs, helpers and the small words before them that may follow 'I' or 'we' in a sentence carried into a prayer. */
const OWN_VERBS =
  wordSet(`am are was were have had has feel felt lost lose miss need want love fear worry hope wish try keep kept start began
  begin got get find found finish fail work live move cannot could do did can struggle long wait know knew believe trust
  doubt pray carry dread regret forgot remember cry sleep slept wake woke think thought see saw hear heard go went come
  came leave left make made spent spend owe graduate retire run build built bought sold look sit stand teach taught quit
  stop fight fought argue said hurt broke fell fall grieve mourn celebrate enjoy thank give gave take took turn drink
  drank eat ate ache suffer should would might must may will receive reach still just never always really finally also
  only even barely often sometimes already both too now again hardly constantly truly deeply simply actually honestly
  write wrote sing sang play serve drive drove fly flew hold held grew grow became become won win read plan hate care
  study help call depend rely expect wonder decide choose chose stay drift pretend hide hid shake tremble`)

/** Whether a word may be the verb after 'I'. Regular past tenses need no list. */
export function isOwnVerb(word: string): boolean {
  const key = word.toLowerCase()
  return OWN_VERBS.has(key) || /[a-z]{2,}ed$/.test(key)
}

/** Where a noun phrase ends: verbs, helpers, prepositions, pronouns, adverbs. */
export const BOUNDARIES =
  wordSet(`am is are was were be been being have has had do does did will would can could should may might must
  cannot not and or but so because since while when if unless until although though that which who whom whose what where
  how why than as to of in on at for with without from about by before after during into onto over under through between
  among against around near since toward towards like up down out off away back i me we us you he him she it they them
  this these those there here very really just still never always again also too only even now then soon already yet
  today tomorrow tonight yesterday keeps keep kept gets get got goes go went comes come came feels feel felt needs need
  wants want hurts hurt died dies dying lost loses losing left leaves leaving starts start started begins begin began
  ends ended makes make made takes take took gave gives give says said asks told tells knows knew thinks thought seems
  looks looked means meant passed passes moved moves works worked found finds fell falls broke breaks grew grows turned
  turns became becomes stopped stops helped helps loved loves hates called calls won went well badly going having
  getting feeling trying waiting living working struggling suffering battling fighting facing starting recovering
  awaiting undergoing happens burned burnt due closed closes opens failed fails changed changes please pray praying
  thank thanks god lord jesus amen every each all any some no none everything everyone nobody someone something nothing
  one once twice more most much many few less least lot lots tired scared afraid worried anxious sick ill happy sad
  alone lonely dead alive gone pregnant ready safe missing late early overdue slept laughing screaming crying coming`)

/** Whether a word may be the verb of a sentence about a thing: 'my rent is due', 'our house flooded'. */
export function isThingVerb(word: string): boolean {
  return THING_VERBS.has(word.toLowerCase()) || /[a-z]{3,}ed$/i.test(word)
}

const THING_VERBS =
  wordSet(`is are was were has have had keeps hurts aches broke starts begins closes came comes goes went feels grows grew got
  gets will cannot needs fell falls stops happens arrives opens expires frightens scares worries weighs does did fell
  burnt made makes took takes`)

const STATES =
  'sick|ill|unwell|dying|pregnant|alone|lonely|afraid|scared|frightened|terrified|anxious|worried|depressed|sad|tired|exhausted|weak|homeless|unemployed|missing|heartbroken|overwhelmed|stressed|injured|disabled|bedridden|hospitali[sz]ed|deployed|engaged|married|retired|home|safe|well|better|worse|sober|cancer[- ]free|far away|away|abroad|overseas|elderly|old|older|young|small|born|due|healthy|happy|lost|nervous|discouraged|confused|premature|addicted|estranged|divorced|separated|widowed|gone|back|here|there|out of work|short[- ]staffed|hungry|ready|proud|grateful|hopeful|blind|deaf|free|clean|awake|asleep|unconscious|stable|critical|hurting|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|\\d+'
const PAST =
  'died|went|came|took|got|found|lost|left|broke|fell|said yes|gave|won|began|became|grew|felt|wrote|made|bought|sold|met|taught|slept|woke|flew|drove|had|ran|told me|was|were|stood|sat'
const PRESENT =
  'works|work|lives|live|starts|start|leaves|leave|needs|need|wants|want|loves|love|hopes|hope|struggles|struggle|teaches|teach|studies|study|plays|play|suffers|suffer|turns|turn|goes|go|comes|come|takes care|take care|cries|cry|sleeps|sleep|misses|miss|worries|worry|feels|feel|fears|fear|begins|begin|finishes|finish|faces|face|awaits|await|prays|pray|serves|serve|travels|travel|drives|drive|graduates|graduate|retires|retire|turns|moves|move|returns|return|waits|wait|has|have|means|lie|lies in|laugh|laughs|smile|smiles'

const OF_ANOTHER: readonly RegExp[] = [
  new RegExp(
    `^(is|are|was|were|feels?|got|has been|have been|became|is being|are being)( (not|so|very|really|quite|still|now|too|again|seriously|both|all|also|just|only|currently|almost|finally))* (${STATES})\\b`,
  ),
  /^(is|are|was|were|has been|have been)( (not|still|now|also|both|all|just|currently|finally|already))* ([a-z]+ing|in|on|at|with|from|about to|having|an? [a-z]+|the [a-z]+|my [a-z]+|[a-z]+ed|[a-z]{4,}s)\b/,
  new RegExp(
    `^((just|recently|suddenly|finally|also|both|all|still|never) )?(${PAST}|${PRESENT}|has|have|[a-z]{3,}ed)\\b`,
  ),
  /^(cannot|does not|do not|did not|will not|has not|have not|could not) [a-z]+\b/,
  /^(will|would|can|must) (be|have|start|begin|undergo|need|leave|go|come|graduate|move|turn|face)\b/,
]

/** Whether something said of another person states how they are or what befell them, without judging them. */
export function isPlainOfAnother(predicate: string): boolean {
  return OF_ANOTHER.some((pattern) => pattern.test(predicate))
}
