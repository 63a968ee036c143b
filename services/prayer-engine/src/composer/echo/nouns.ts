import { wordSet } from './word-list.ts'

/** What a named thing is to the person, which decides how a prayer may speak of it. */
export type NounKind = 'event' | 'illness' | 'due' | 'calamity' | 'trouble' | 'gift' | 'body' | 'thing'

const KINDS: readonly (readonly [NounKind, ReadonlySet<string>])[] = [
  [
    'event',
    wordSet(`surgery operation biopsy scan mri appointment procedure transplant replacement chemo chemotherapy radiation dialysis
      treatment treatments therapy rehab interview interviews exam exams test tests finals midterm midterms audition
      presentation deadline meeting hearing trial court custody funeral burial memorial wedding birth delivery labor
      due-date graduation flight trip journey move deployment move-in season semester term competition tournament game
      match race recital performance speech sermon visit reunion retirement conversation talk review
      evaluation inspection closing negotiation election conference mission baptism checkup
      adoption pregnancy engagement internship training ultrasound mammogram endoscopy colonoscopy`),
  ],
  [
    'illness',
    wordSet(`cancer tumor tumour illness sickness disease diagnosis migraine migraines headache headaches fever
      infection pneumonia diabetes dementia alzheimer's parkinson's stroke asthma arthritis depression anxiety
      ptsd insomnia symptoms side-effects disability blindness deafness leukemia lupus seizures lymphoma
      epilepsy sclerosis pain ache disorder flashbacks panic`),
  ],
  ['due', wordSet('debt debts bills bill rent mortgage loan loans taxes tuition')],
  [
    'calamity',
    wordSet(`storm flood fire hurricane earthquake war violence crime drought hunger poverty racism injustice wildfire
      wildfires tornado shooting `),
  ],
  [
    'trouble',
    wordSet(`            grief loss losses death eviction foreclosure
      bankruptcy unemployment layoff layoffs redundancy divorce separation breakup split betrayal fight fights argument
      arguments conflict quarrel distance silence loneliness isolation homesickness addiction drinking relapse craving
      cravings smoking gambling anger rage temper jealousy envy guilt shame regret regrets mistake mistakes failure
      failures doubt doubts fear fears worry worries stress burnout exhaustion fatigue pressure workload accident crash
      injury wound scar danger lawsuit miscarriage infertility
      stillbirth heartbreak heartache sadness sorrow despair nightmares noise chaos uncertainty waiting       bullying gossip rumors rumours rejection rejections setback setbacks crisis       withdrawal weakness trauma burden burdens
      temptation temptations`),
  ],
  [
    'gift',
    wordSet(`health recovery remission job promotion raise offer scholarship degree diploma house home apartment flat car
      baby newborn child children family friend friends friendship marriage love kindness support help meal meals food
      bread garden sunshine sunset sunrise morning mornings evening song music laughter smile smiles joy peace
      rest sleep vacation holiday weekend breakthrough blessing blessings answer answers miracle mercy grace gift gifts
      chance opportunity opportunities sobriety freedom forgiveness reconciliation beginning beginnings coffee book books church community neighbors neighbours strength healing harvest life breath faith warmth birds flowers`),
  ],
  [
    'body',
    wordSet(`body back knee knees leg legs hip hips shoulder shoulders hand hands arm arms heart lungs liver kidney kidneys
      eyes eye ears skin head neck mind brain stomach voice memory blood bones foot feet hands nerves thoughts`),
  ],
  [
    'thing',
    wordSet(`work career business company shop store farm project book thesis dissertation paper papers application
      applications essay college university school class classes course grades homework studies future past plan plans
      decision decisions choice choices path direction calling purpose dream dreams goal goals life lives results result
      answer call phone letter email money savings finances income salary wages paycheck visa papers case contract lease
      landlord apartment room kitchen table bed door night nights days day week year years time words word question
      questions prayer prayers faith soul spirit hope hopes relationship relationships engagement date dating divorce
      ministry office desk shift shifts boss's studio music art painting writing team's hospital clinic icu hospice
      ward town city country village street neighborhood neighbourhood border
      hearing-aid wheelchair medication medicine pills insurance taxes tax car truck bike train bus road garden yard
      crops cattle animals chickens habit habits pride patience courage temper attitude choices language english`),
  ],
]

// Places and stretches of time: they say where and when, and are nothing to pray over by themselves.
const NOT_THINGS =
  wordSet(`hospital icu clinic ward country town city village street neighborhood neighbourhood border school college
  university church office road bus train bathroom kitchen porch lake time times day days week weeks weekend year years
  month months hour hours night nights morning mornings evening evenings season semester term spring summer way word
  words question questions answer answers phone call letter email thing things part first one`)

/** Words that are a noun only with an article or a word of their own before them: one may also talk, move or hope. */
export const OFTEN_VERBS =
  wordSet(`waiting talk meeting move visit hope drinking smoking love doubt doubts sleep rest work fight fights answers
  answer fear fears worry worries harvest delivery closing labor training treatment test tests stress help support walk
  walks call drive study trip flight match race birth noise debt date dating faith play writing painting feeling court
  home house mission split crash fire storm panic grief shame guilt regret mistake anger pressure review chaos trouble`)

/** The kind of a noun, or undefined for a word this list does not hold. */
export function nounKind(word: string): NounKind | undefined {
  const key = word.toLowerCase()
  if (NOT_THINGS.has(key)) return undefined
  return KINDS.find(([, words]) => words.has(key))?.[0]
}

/** Nouns that need no article: 'thank you for good health', 'I bring you work'. */
export const BARE =
  wordSet(`health food music laughter sunshine rain sleep rest peace joy love kindness forgiveness freedom
  work school college university church money coffee snow faith strength healing hope life grace mercy water bread
  support help warmth sobriety remission reconciliation patience courage homework`)

/** Words that may stand before a noun without changing what it is. */
export const MODIFIERS =
  wordSet(`new old first last next final big little long short good great best happy safe healthy
  younger older oldest youngest elderly newborn unborn dear beloved late sweet precious only own whole entire real hard
  difficult heavy recent early daily weekly upcoming coming medical mental physical spiritual emotional financial chronic
  severe serious sudden broken strained failing sick ill young teenage adult grown single driving bar board state job
  back knee heart hip brain lung eye open breast kidney liver spine shoulder dental wisdom math maths biology chemistry
  physics history nursing law english final college university high school medical test blood lab scan biopsy mri court
  custody green student credit card car house heating electric electricity water phone gas hospital family church work
  night day morning evening summer winter panic bipolar weight sleep two three four twin other many much more enough
  full part time second third beautiful wonderful kind warm quiet small same past future former close closest dearest`)
