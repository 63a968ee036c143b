import type { PrayerRequest } from '../../prayer.ts'
import { speaksOfHarm } from '../../speaks-of-harm.ts'
import type { Circumstance } from './circumstances.ts'

const RELATIVE =
  '(?:mother|mom|mum|mama|father|dad|papa|parents?|husband|wife|partner|son|daughter|baby|babies|child|children|brother|sister|twin|friend|best friend|fianc[eé]e?|grand(?:mother|father|ma|pa|son|daughter|parents?)|gran|granny|nana|uncle|aunt|cousin|nephew|niece|dog|cat|boyfriend|girlfriend|pastor|neighbou?r|colleague)'

// Wide on purpose: a passage kept out needlessly costs nothing, since many others fit.
const SIGNS: readonly (readonly [Circumstance, RegExp])[] = [
  [
    'bereaved',
    new RegExp(
      `\\b(died|pass(?:ed|ing) (?:away|on)|was killed|funeral|burial|buried|grie(?:f|ve|ves|ved|ving)|mourn\\w*|widow\\w*|bereave\\w*|stillb\\w+|miscarr\\w*|(?:the |s |her |his )death|death of|los(?:t|ing|s of) (?:my|our|his|her|their|a) (?:\\w+ )?${RELATIVE}|late ${RELATIVE}|muri[oó]|falleci[oó]|luto|morreu|faleceu)\\b`,
    ),
  ],
  [
    'illness-without-cure',
    /\b(terminal\w*|hospice|palliative|stage (?:4|four|iv)|incurable|no cure|inoperable|(?:is|are|'s) dying|(?:months|weeks|days) (?:to live|left)|end of (?:his|her|their|my) life|dementia|alzheimer\w*|als\b|parkinson\w*|metasta\w*|life support)/,
  ],
  [
    'ill',
    /\b(ill|illness|sick\w*|disease|cancer\w*|tumou?rs?|leuk\w+|chemo\w*|radiation|surgery|surgeries|operations?|hospital\w*|icu|diagnos\w+|strokes?|heart attack|infections?|pneumonia|covid|flu|fever|injur\w+|accident|pain\w*|transplant|dialysis|diabet\w+|scans?|biopsy|mri|test results|doctors?|nurses?|chronic|enferm\w+|doente|doen[cç]a|hospitalizad\w)\b/,
  ],
  [
    'recovered',
    /\b(cancer[- ]free|remission|recover(?:ed|y|ing)|all[- ]clear|got (?:well|better)|is better|healed|pulled through|came through|went well|came back (?:clear|negative|clean)|home from (?:the )?hospital|survived|sober for|clean for)\b/,
  ],
  [
    'childless',
    /\b(infertil\w*|ivf|miscarr\w*|stillb\w*|childless|(?:can't|cannot|can not|couldn't|unable to) (?:conceive|get pregnant|have (?:a |any )?(?:child|children|kids|baby|babies))|trying (?:to conceive|to get pregnant|for a (?:baby|child)))\b/,
  ],
  [
    'estranged',
    /\b(divorc\w+|separat(?:ed|ion|ing)|break[- ]?up|broke up|broken up|left me|leaving me|walked out|estrang\w*|cut (?:me|us|him|her) off|(?:not|isn't|aren't|won't|doesn't|don't|hasn't|haven't|no longer) (?:speak\w*|spoken|talk\w*)|custody|abandon\w*|my ex\b|ex-(?:husband|wife)|adulter\w+|affair|cheat(?:ed|ing) on)\b/,
  ],
  [
    'mental-illness',
    /\b(depress\w+|anxiety|panic\w*|bipolar|ptsd|ocd|schizo\w+|eating disorder|anorexi\w*|bulimi\w*|therap(?:y|ist)|psychiatr\w+|antidepress\w*|mental(?:ly)? (?:ill\w*|health)|breakdown|burn(?:ed|t)?[- ]?out|ansiedad\w*|depresi[oó]n|depress[aã]o|ansiedade)\b/,
  ],
  [
    'mistreated',
    /\b(bull(?:y|ied|ies|ying)|harass\w*|toxic|discriminat\w+|racis\w+|humiliat\w+|exploit\w+|mistreat\w*|gossip\w*|(?:yells?|screams?|shouts?) at (?:me|her|him|us)|unfair\w*|injustice|blamed? me)\b/,
  ],
  [
    'wronged',
    /\b(betray\w*|lied to (?:me|us|her|him)|lies about me|cheated on|hurt me|stole|robbed|resent\w*|bitter\w*|forgive (?:him|her|them|my|his|those|someone|somebody|people|the)|what (?:he|she|they) did|wronged|let me down)\b/,
  ],
  [
    'guilt',
    /\b(guilt\w*|asham\w*|shame|my (?:own )?(?:fault|mistakes?|sins?)|i (?:have )?(?:lied|cheated|stole|sinned|relapsed|failed|yelled|betrayed|hurt (?:my|him|her|them|someone|people)|messed up|let (?:him|her|them) down|said (?:things|something|terrible|awful|cruel))|regret\w*|forgive (?:me|myself)|culpa)\b/,
  ],
  [
    'out-of-work',
    /\b(lost (?:my|his|her|their|our) (?:job|jobs|business|home|house)|laid off|lay-?offs?|unemploy\w*|fired|redundan\w*|out of work|no (?:job|work|money)|(?:job|work) (?:search|hunt)\w*|jobless|can't (?:pay|afford)|cannot (?:pay|afford)|evict\w*|debts?|bankrupt\w*|bills|rent|homeless|broke|desemple\w*|desempreg\w*|food stamps|foreclos\w*)\b/,
  ],
  [
    'aged',
    /\b(elderly|old age|ag(?:e)?ing|grand(?:mother|father|ma|pa|parents?)|gran|granny|nana|retir(?:e|ed|ing|ement)|nursing home|care home|(?:7|8|9)\d[- ]?(?:years?|yo)|abuel[ao]|av[oóô])\b/,
  ],
  [
    'despair',
    /\b(hopeless\w*|despair\w*|can't (?:go on|take|do this|cope|stop crying)|giv(?:e|ing) up|no point|pointless|broken|crush(?:ed|ing)|worthless|empty|numb|crying|lonely|loneliness|all alone|falling apart|dark(?:ness)?|devastat\w*|heart ?broken|shattered|unbearable|suicid\w*)\b/,
  ],
]

/** What a request tells of a person's circumstances, as far as choosing a passage needs to know. */
export function circumstancesOf({ situation }: PrayerRequest): ReadonlySet<Circumstance> {
  const text = (situation ?? '').toLowerCase().replaceAll('’', "'")
  const found = SIGNS.filter(([, signs]) => signs.test(text)).map(([circumstance]) => circumstance)
  return new Set(speaksOfHarm(text) ? [...found, 'abused'] : found)
}
