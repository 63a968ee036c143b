// Wide on purpose: a prayer that needlessly says nothing of mending ties is still a good one.
const SOMEBODY =
  '(?:me|us|him|her|them|the (?:kids|children|boys|girls|baby)|(?:my|our|his|her|their) (?:\\w+ )?(?:mother|mom|mum|mama|father|dad|parents?|wife|husband|partner|son|sons|daughters?|baby|kids|children|child|brothers?|sisters?|siblings?|grand\\w+|friend|aunt|cousin|niece|nephew))'
const VIOLENCE =
  '(?:hits?|hitting|beats?|beating|beaten|kick(?:s|ed|ing)?|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|shov(?:es?|ed|ing)|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|whip(?:s|ped|ping)?|spank(?:s|ed|ing)?|hurts?|hurting|threaten(?:s|ed|ing)?|stalk(?:s|ed|ing)?|terroriz(?:es?|ed|ing)|grab(?:s|bed|bing)?|spits? (?:on|at)|(?:throws?|threw|throwing) (?:things|\\w+) at|(?:forces?|forced|forcing) (?:himself|herself) (?:on|upon))'
// What strikes without anybody meaning it.
const THINGS =
  '(?:storms?|cancer|news|fever|flood|hurricane|illness|sickness|flu|covid|grief|loss|lay-?offs?|words?|it|that|this|what|back|knees?|foot|feet|head|shoulders?|hips?|hands?|legs?|arms?|neck|tooth|teeth|stomach|chest|eyes?|body|heart|car|truck|ball|price|prices|war|recession|depression|anxiety|pain|reality|divorce|death|silence|lack|memory|memories)'
const FAMILY =
  '(?:husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mom|mum|ex|stepfather|stepdad|stepmother|stepmom|uncle|brother|cousin|grandfather|grandpa|coach|teacher|pastor|priest|babysitter|neighbou?r|he|she)'

const HARMED: readonly RegExp[] = [
  /\babus\w*|\bdomestic violence\b|\brap(?:ed|es|ing|ist)\b|\bassault\w*|\bmolest\w*|\bviolent\b|\bstalk(?:s|ed|er|ing)\b|\bthreatens?\b/,
  new RegExp(
    `(?<!\\b${THINGS} (?:\\w+ )?(?:\\w+ )?)\\b${VIOLENCE} ${SOMEBODY}\\b(?! (?:at|in|to) (?:the |a |it|chess|cards|golf|tennis|\\w+ball)| (?:hard|badly))`,
  ),
  /\b(?:was|were|been|being|got|get|gets) (?:\w+ )?(?:beaten(?! (?:in|at|to)\b)|slapped|punched|choked|strangled|whipped|kicked|hit)\b(?! (?:by|with) (?:a |an |the |my )?(?:\w+ )?(?:car|truck|bus|ball|bike|bicycle|train|driver|storm|fever|news|wave|grief|bill)| (?:off|out|hard|in the final|last season))/,
  /\b(?:scared|afraid|frightened|terrified) of (?:(?:my|her|his|their) (?:\w+ )?)?(?:husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mom|mum|ex|stepfather|stepdad|him|her)\b/,
  new RegExp(
    `\\b${FAMILY} (?:\\w+ ){0,3}(?:touched (?:me|us|her|him)(?! deeply)|(?:puts?|laid|lays) (?:his|her|their) hands on|broke my (?:\\w+ )?(?:arm|nose|jaw|ribs?|wrist|leg|teeth)|lock(?:s|ed)? (?:me|us|her|him|them) (?:in|out|up)|push(?:es|ed)? (?:me|us|her|him|them) (?:around|down|into|against))\\b`,
  ),
  /\b(?:by|round|around) (?:the|my|her|his) (?:throat|hair|neck)\b/,
  /\bhands on (?:me|us|my (?:mother|mom|sister|kids|children))\b|\bwith (?:a|his|her|the) (?:belt|fists?)\b/,
]

/** 'He never hit us' tells of no blow; what else is told may still be harm. */
const NEVER_DONE =
  /\b(?:never|didn't|did not|doesn't|does not|hasn't|has not) (?:once |ever )?(?:hit|beat|beaten|hurt|touched|slapped|kicked|punched|pushed|laid a hand on) (?:me|us|her|him|them|anyone|anybody|the (?:kids|children))\b/g

/** Whether somebody is told of as harmed by another, now or long ago. Such a prayer never speaks of going back. */
export function speaksOfHarm(text: string): boolean {
  const plain = text.toLowerCase().replaceAll('’', "'").replaceAll(NEVER_DONE, ' ')
  return HARMED.some((signs) => signs.test(plain))
}
