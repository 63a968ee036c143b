import { wordSet } from './word-list.ts'

/** Verbs that may follow 'I' or 'we' in a sentence that is carried into a prayer. */
export const OWN_VERBS =
  wordSet(`am are was were have had has feel felt lost lose miss missed need want wanted love loved fear feared
  worry worried hope hoped wish try tried keep kept start started begin began got get found find finished finish passed
  failed fail work worked live lived moved move cannot could do did can struggle struggled long wait waited know knew
  believe believed trust doubt pray prayed carry carried dread dreaded regret regretted forgot remember remembered cry
  cried sleep slept wake woke think thought see saw hear heard go went come came left leave made make spent owe owed
  graduate graduated retire retired married recovered survived care cared study studied teach taught run build built
  bought sold start look looked sit stand teach quit stopped stop fight fought argued apologized apologised said hurt
  broke fell fall grieve mourn mourned celebrate celebrated enjoy enjoyed thank give gave take took turned turn drink
  drank eat ate ache suffer suffered should would might must may will received receive reached reach still just never
  always really finally also only even barely often sometimes already both too now again hardly constantly truly`)

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
  turns came became becomes stopped stops helped helps loved loves hates calls called won won't went well badly going
  having getting feeling trying waiting living working struggling suffering battling fighting facing starting recovering
  awaiting undergoing is/are happened happens broken overdue due closed closes opens opened failed fails changed
  changes please pray praying prayed thank thanks god lord jesus amen every each all any some no none everything
  everyone nobody someone something nothing one once twice more most much many few less least lot lots tired scared
  afraid worried anxious sick ill happy sad alone lonely dead alive gone pregnant ready safe missing`)

const PERSON_PREDICATES: readonly RegExp[] = [
  /^(is|are|was|were|has been|have been|became|remains?|got|feels?|is still|are still) ((very|so|really|quite|still|now|too|again|seriously|gravely|terribly|both|back) )*(sick|ill|unwell|dying|struggling|hurting|suffering|recovering|healing|pregnant|alone|lonely|afraid|scared|frightened|anxious|worried|depressed|sad|tired|exhausted|weak|homeless|unemployed|missing|grieving|heartbroken|overwhelmed|stressed|injured|disabled|bedridden|hospitali[sz]ed|deployed|engaged|married|retiring|retired|home|safe|well|better|sober|cancer[- ]free|far away|away|abroad|overseas|missed|elderly|old|born|due|healthy|happy|lost|nervous|discouraged|confused|out of work|in remission|on life support|in (a lot of |great |constant |so much )?(the )?(pain|hospital|icu|hospice|surgery|labor|labour|rehab|recovery|treatment|prison|jail|danger|trouble|therapy|a coma|intensive care|college|school|the army|the navy|the military|the emergency room))$/,
  /^(is|are|was|were|is still|are still|has been|have been) (now |currently |also )?(having|going through|going into|undergoing|facing|starting|beginning|fighting|battling|waiting for|recovering from|struggling with|suffering from|dealing with|living with|expecting|moving to|moving|leaving for|leaving home|leaving|looking for|searching for|getting|preparing for|studying for|taking|grieving|turning|graduating|learning|traveling|travelling|flying|coming home|coming back)\b/,
  /^(has|have|had|got|gets|needs|need|starts|start|started|begins|begin|began|finished|finishes|faces|face|underwent|awaits|await|passed|found|received|lost|misses|loves) (a |an |the |his |her |their |another |more |no |some |three |two )?[a-z]/,
  /^(was|were|has been|have been|got|is being|are being|just got|was just|is|are) (just )?(diagnosed|admitted|laid off|let go|taken to|rushed to|hurt in|injured in|in an? (accident|crash)|accepted|promoted|hired|born|baptized|baptised|deployed|discharged|released)\b/,
  /^(just |recently |suddenly )?(died|passed away|passed|is gone|are gone|left|left me|left us|left home|moved out|moved away|graduated|recovered|retired|relapsed|came home|fell|survived|woke up|got married|got engaged|got better|got worse)\b/,
  /^(cannot|can not|does not|do not|did not) (sleep|walk|eat|breathe|work|remember|see|hear|find work|find a job|speak|stop crying|recognize me|recognise me|know me|feel)\b/,
  /^(turns|turned|is turning|will be|will have|will start|will begin|will undergo) /,
]

/** Whether something said of another person states how they are, without judging them. */
export function isPlainOfAnother(predicate: string): boolean {
  return PERSON_PREDICATES.some((pattern) => pattern.test(predicate))
}

/** Verbs that may follow a thing: 'my rent is due', 'our house flooded'. */
export const THING_VERBS =
  wordSet(`is are was were has have had keeps hurts aches failed fails flooded burned burnt broke ended ends starts begins
  closes closed died came comes goes went feels grows grew got gets will cannot needs fell falls stopped stops
  passed returned happened changed arrives arrived opens opened expires expired sold frightens scares worries weighs`)
