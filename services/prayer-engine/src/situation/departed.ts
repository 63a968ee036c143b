import { RELATIONS } from './people.ts'

const RELATION = [...RELATIONS].join('|')
const DIED =
  "(?:died|passed(?: away| on| last| in| this| yesterday)|was still ?born|is gone|was killed|was buried|took (?:his|her|their) own life|lost (?:his|her|their) (?:life|battle)|'s (?:funeral|burial|death|ashes|grave|memorial|wake))"
const LOST =
  '(?:lost|losing|bur(?:y|ied)|mourn(?:ing)?|griev(?:e|ing)|miss(?:ing)?|death of|loss of|funeral (?:of|for)|without|since|late|goodbye to)'

/** Whether somebody has died, as a text tells it. */
export function tellsOfDeath(text: string): boolean {
  return (
    /\b(?:died|passed away|passed on|has passed|still ?born|stillbirth|funeral|buried|burial|widow\w*|suicide|miscarr\w+|grief|griev\w+|mourn\w*|bereave\w*|ashes|took (?:his|her|their) own life|death of|put (?:him|her|them|it) (?:down|to sleep)|overdosed and died|(?:was|were) (?:killed|murdered))\b|\blost (?:my|our|a) (?!job|work|house|home|way|faith|temper|mind|phone|keys|wallet|money|savings|voice|sleep|hope|trust)/i.test(
      text,
    ) || FIRST_WITHOUT.test(text)
  )
}

/** 'Our first Christmas without Dad' says it without a word of death. */
const FIRST_WITHOUT = /\bfirst (?:\w+ ){0,2}(?:without|since) (?:my |our )?(?:\w+)\b/i

/** Whether this person, called by a name or a relation, has died: nothing is asked for them. */
export function isDeparted(called: string, text: string): boolean {
  const last = called.split(' ').at(-1) ?? called
  const who = escaped(last)
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

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
