/** What a situation is about, beyond its category. Each has a stock of its own lines. */
export const THEMES = [
  'dying',
  'grief',
  'surgery',
  'results',
  'illness',
  'birth',
  'wedding',
  'breakup',
  'conflict',
  'money',
  'interview',
  'jobSearch',
  'workload',
  'study',
  'sleepless',
  'loneliness',
  'caregiving',
  'parenting',
  'moving',
  'travel',
  'court',
  'guilt',
  'habit',
  'doubt',
  'decision',
  'homeNeed',
  'goodNews',
  'wronged',
] as const
export type Theme = (typeof THEMES)[number]

const SIGNS: Readonly<Record<Theme, RegExp>> = {
  dying:
    /\b(is dying|are dying|dying of|hospice|end of (life|his life|her life)|days left|weeks left|months to live|months left|last days|not much time left|terminal\w*|palliative|life support)\b/i,
  grief:
    /\b(died|passed away|passed on|funeral|burial|grief|griev\w*|mourn\w*|death of|lost (my|our|his|her|their) (mother|mom|mum|father|dad|son|daughter|baby|child|husband|wife|brother|sister|grand\w+|friend|dog|cat|best friend)|miscarriage|miscarried|stillb\w+|buried|widow\w*)\b/i,
  surgery: /\b(surgery|operation|transplant|surgeon|bypass)\b/i,
  results: /\b(results?|biopsy|scan|mri|waiting to hear|ultrasound|mammogram)\b/i,
  illness:
    /\b(cancer|tumou?r|chemo\w*|radiation|dialysis|sick|ill|illness|disease|diagnos\w*|stroke|pneumonia|diabetes|dementia|alzheimer'?s|parkinson'?s|in (the |a )?(hospital|icu)|hospitali[sz]ed|icu|hospice|infection|fever|leukemia|lupus|heart attack|recovering from|chronic pain|treatment)\b/i,
  birth:
    /\b(pregnan\w*|due date|expecting (a|our|my)|newborn|gave birth|giving birth|labou?r|baby (is|was) (due|born))\b/i,
  wedding: /\b(wedding|getting married|got married|engaged|engagement|bride|groom)\b/i,
  breakup:
    /\b(divorc\w*|break ?up|broke up|breaking up|separat(ed|ion|ing)|left me|walked out on|moved out|split up|ended (it|things|our relationship))\b/i,
  conflict:
    /\b(argu\w+|fight(s|ing)? with|fought|fighting|quarrel\w*|not (talking|speaking)|stopped (talking|speaking)|(does|do|will) not (talk|speak) to|fell out|falling out|estranged|rift|tension|conflict)\b/i,
  money:
    /\b(rent|bills?|debts?|mortgage|money|afford|evict\w*|foreclos\w*|bankrupt\w*|loans?|(am|are|is) broke|overdraft|finances)\b/i,
  interview: /\b(interview\w*|audition\w*)\b/i,
  jobSearch:
    /\b(lost (my|his|her|their) job|laid off|let go from|unemploy\w*|(find|looking for|need|needs|searching for|without|out of) (a |another |some )?(new )?(job|work)|job (search|hunt\w*)|redundan\w*|fired)\b/i,
  workload:
    /\b(deadlines?|workload|overtime|double shifts?|burn(ed|t)? out|burnout|overworked|long hours|pressure at work|work is)\b/i,
  study:
    /\b(exams?|finals?|midterms?|thesis|dissertation|stud(y|ying|ies)|homework|bar exam|boards|test (tomorrow|on|next)|college applications?)\b/i,
  sleepless:
    /\b(cannot sleep|not sleep\w*|not slept|insomnia|awake (at night|all night)|sleepless|nightmares|lie awake)\b/i,
  loneliness:
    /\b(lonely|loneliness|(I am|I feel|feel|feeling|so|all) (so |very )?alone|no friends|isolated|no one to talk|nobody to talk)\b/i,
  caregiving: /\b(caring for|taking care of|look(ing)? after|caregiver|carer)\b/i,
  parenting: /\b((my|our) (kids|children|teenagers?|teens|sons|daughters|toddlers?|twins))\b/i,
  moving:
    /\b(moving (to|away|house|into|out)|move (to|away|house)|relocat\w*|leav(es|ing) (home )?for (college|university)|leaving home|emigrat\w*|new (city|country|town)|moving abroad)\b/i,
  travel: /\b(flight|flying|fly to|travel\w*|trip|driving (across|to|home|through)|road trip|long drive)\b/i,
  court: /\b(court|custody|testify|hearing|trial|lawsuit|judge|asylum|sentencing|parole)\b/i,
  guilt:
    /\b(guilt\w*|asham\w*|shame|regret\w*|my fault|i (lied|told (a|my|some) lies?|cheated|stole|hurt someone|hurt (my|her|him|them))|what i did|forgive myself)\b/i,
  habit:
    /\b(addict\w*|drinking|sober|sobriety|relaps\w*|alcohol\w*|drugs|smoking|craving\w*|recovery program|clean for|gambling)\b/i,
  doubt:
    /\b(doubt\w*|losing my faith|lost my faith|not sure (god|I believe|anyone)|feel far from god|god feels|does not hear|believe anymore|hear god|stopped (believing|praying)|far from (god|you)|(know|remember) how to pray)\b/i,
  decision:
    /\b(decide|decision\w*|choose|choice between|choosing|should I|whether to|which (way|path|job|school)|crossroads?|torn between|make up my mind)\b/i,
  homeNeed:
    /\b(homeless|place to live|evict\w*|selling (our|my|the) (building|house|apartment|home)|find an? (apartment|house|home|place)|housing|shelter)\b/i,
  wronged:
    /\b((cannot|can not|do not want to|how to|trying to|should|must) forgive (him|her|them|my|our|the|what)|hating|I hate|resent\w*|bitter|killed my|betrayed|lied (to me|about me)|cheated on|hurt me|stole|robbed|abandoned (me|us)|(father|dad|mother|mom|mum|parents) (left|walked out on|gave up on|abandoned) (me|us)|did to (me|us)|wronged|grudge)\b/i,
  goodNews:
    /\b(got (the|a|my|into)|passed (my|the|his|her|their)|(was|were|been|got) (accepted|promoted|hired|healed)|in remission|cancer[- ]free|good news|graduated|born (today|yesterday|last|this)|said yes|came home|went well|recovered|clear results?)\b/i,
}

/** The themes a sentence speaks of, in the order of the list. */
export function themesIn(sentence: string): Theme[] {
  return THEMES.filter((theme) => SIGNS[theme].test(sentence))
}

/** Themes that belong to whoever has the body or the task: 'my mother has surgery' is about her. */
export const THEMES_OF_ONE: ReadonlySet<Theme> = new Set<Theme>([
  'dying',
  'surgery',
  'results',
  'illness',
  'interview',
  'jobSearch',
  'study',
  'habit',
  'moving',
  'travel',
  'court',
  'goodNews',
  'workload',
])

// What a surgery went well, an exam was passed: the asking is over.
const WAITING: ReadonlySet<Theme> = new Set<Theme>([
  'surgery',
  'results',
  'illness',
  'interview',
  'study',
  'jobSearch',
])
const OVER =
  /\b(went (well|fine|okay|ok|great|smoothly|perfectly)|was (clear|a success)|came home|home from|passed (my|the|his|her)|got (the|a) (job|promotion|offer)|recovered|in remission|cancer[- ]free)\b/i
const AFTER_SURGERY =
  /\b(after|since|from|had|recovering from)( (my|his|her|the|a|an|\w+))? ?(\w+ )?(surgery|operation|transplant|replacement)\b/i

/** Leaves out the themes that ask for what has already come. */
export function withoutThePast<Item extends { readonly theme: Theme }>(
  items: readonly Item[],
  situation: string,
): Item[] {
  if (OVER.test(situation)) return items.filter(({ theme }) => !WAITING.has(theme))
  return AFTER_SURGERY.test(situation) ? items.filter(({ theme }) => theme !== 'surgery') : [...items]
}
