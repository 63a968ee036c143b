import { RELATIONS } from './people.ts'

const RELATION = [...RELATIONS].join('|')
const DIED =
  "(?:died|passed(?: away| on| last| in| this| yesterday)|was still ?born|is gone|was killed|was buried|took (?:his|her|their)(?: own)? life|(?:he|she|they|it)(?:'s| was| were| is) gone\\b(?! (?:to|from|for|back|home|out|wrong|well|on))|lost (?:his|her|their) (?:life|battle)|'s (?:funeral|burial|death|ashes|grave|memorial|wake))"
const LOST =
  '(?:lost|losing|bur(?:y|ied)|mourn(?:ing)?|griev(?:e|ing)|miss(?:ing)?|death of|loss of|funeral (?:of|for)|without|since|late|goodbye to)'

/** Whether somebody has died, as a text tells it. */
export function tellsOfDeath(text: string): boolean {
  return (
    /\b(?:died|passed away|passed on|has passed|still ?born|stillbirth|funeral|buried|burial|widow\w*|suicide|miscarr\w+|grief|griev\w+|mourn\w*|bereave\w*|ashes|obituary|casket|coffin|took (?:his|her|their)(?: own)? life|(?:he|she) (?:was|is) gone(?! (?:to|from|for|back|home|out))|never got to say|death of|put (?:him|her|them|it) (?:down|to sleep)|overdosed and died|(?:was|were) (?:killed|murdered))\b|\blost (?:my|our|a) (?!job|work|house|home|way|faith|temper|mind|phone|keys|wallet|money|savings|voice|sleep|hope|trust)/i.test(
      text,
    ) || FIRST_WITHOUT.test(text)
  )
}

/** 'Our first Christmas without Dad' says it without a word of death. */
const FIRST_WITHOUT = /\bfirst (?:\w+ ){0,2}(?:without|since) (?:my |our )?(?:\w+)\b/i

/** Whether this person, called by a name or a relation, has died: nothing is asked for them. */
export function isDeparted(called: string, text: string): boolean {
  const last = called.split(' ').at(-1) ?? called
  const who = RegExp.escape(last)
  return (
    new RegExp(`\\b${who}\\b(?: \\w+){0,3}? ?${DIED}`, 'i').test(text) ||
    new RegExp(
      `\\b${LOST} (?:(?:my|our|the|dear) ){0,2}(?:\\w+ )?${who}\\b(?!['’]s (?!death|funeral))`,
      'i',
    ).test(text)
  )
}

/** Whether any relation the text names has died. */
export function namesTheDeparted(text: string): boolean {
  return (
    tellsOfDeath(text) &&
    (new RegExp(`\\b(?:${RELATION})\\b(?: \\w+){0,3}? ?${DIED}`, 'i').test(text) ||
      new RegExp(`\\b${LOST} (?:(?:my|our|the|dear) ){0,2}(?:\\w+ )?(?:${RELATION})\\b`, 'i').test(text))
  )
}

/** 'Her mother passed', 'whose baby was stillborn': the one who mourns is not the one who writes. */
export function tellsOfAnothersDead(text: string): boolean {
  return new RegExp(
    `\\b(?:her|his|their|whose) (?:\\w+ ){0,2}?(?:${RELATION})\\b(?: \\w+){0,3}? ?${DIED}`,
    'i',
  ).test(text)
}

const KIN_OF_GRIEF: Readonly<Record<string, RegExp>> = {
  parent:
    /^(?:mother|mom|mum|mama|mommy|mummy|father|dad|papa|daddy|parents?|stepmother|stepfather|stepmom|stepdad)$/,
  spouse: /^(?:wife|husband|hubby|partner|spouse|fiancée?|fiance)$/,
  child: /^(?:son|sons|daughter|daughters|child|children|baby|boy|girl|toddler|stepson|stepdaughter)$/,
  sibling: /^(?:brothers?|sisters?|siblings?|twin|stepbrother|stepsister)$/,
  grandparent: /^(?:grand(?:mother|father|ma|pa|dad|parents)|granny|nana|nan|nonna|abuela|abuelo)$/,
  friend: /^(?:friends?|bestie|roommate|neighbou?r|colleague|coworker|classmates?)$/,
  pet: /^(?:dogs?|cats?|pets?|puppy|kitten|horse)$/,
}
const WHOSE = "(?:my|our|his|her|their|the|whose|\\w+['’]s)"
const DIED_AFTER = new RegExp(
  `\\b${WHOSE} (?:\\w+ ){0,2}?(${RELATION})\\b(?: [\\w,'-]+){0,8}? ?${DIED}`,
  'gi',
)
const LOST_BEFORE = new RegExp(
  `\\b(?:lost|losing|buried|bury|death of|funeral (?:of|for)|without|mourning|grieving) (?:my|our|his|her|their|the) (?:\\w+ ){0,2}?(${RELATION})\\b(?!['’]s)`,
  'gi',
)

/** Which of a person's own has died, by the names of the arcs of grief: 'parent', 'sibling'. */
export function kinWhoDied(text: string): ReadonlySet<string> {
  const found = [...text.matchAll(DIED_AFTER), ...text.matchAll(LOST_BEFORE)].map(([, relation = '']) =>
    relation.toLowerCase(),
  )
  return new Set(
    found.flatMap((relation) =>
      Object.entries(KIN_OF_GRIEF).flatMap(([kin, words]) => (words.test(relation) ? [kin] : [])),
    ),
  )
}
