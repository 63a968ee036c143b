import type { Crisis } from './crisis.ts'
import { plainCry } from './plain-cry.ts'
import type { FoundSign } from './signs/find-sign.ts'

const PERSON =
  '(?:friend|brother|sister|son|daughter|husband|wife|mother|father|mom|mum|dad|cousin|nephew|niece|student|roommate|coworker|neighbou?r|uncle|aunt|partner|boyfriend|girlfriend|child|kids?|boy|girl|man|woman|colleague|classmate|stepdad|stepfather)'
const OTHER = new RegExp(
  `\\b(?:he|she|they|him ?self|her ?self|themselves|(?:my|a|her|his|their|our|the) (?:\\w+ ){0,2}?${PERSON}s?|mi (?:hij[oa]|amig[oa]|herman[oa]|espos[oa]|prim[oa])|meu (?:filho|amigo|irmao|marido|primo|pai)|minha (?:filha|amiga|irma|esposa|mae|prima))\\b`,
)
const SELF =
  /\b(?:i|me|us|my ?self|mine|yo|mi vida|eu|mim|minha vida)\b(?! (?:think|know|believe|pray|ask|worry|worried|love|hear))/
// 'He intentado' is 'I have tried'.
const SPANISH_SELF =
  /\b(?:he (?:\w+ado|\w+ido)|quiero|quisiera|pienso|tengo|tome|fui|tenho|quero|estou|sofro)\b/
// 'My husband is abusive' is said by the one it happens to.
const AT_HOME =
  /\bmy (?:husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mom|parents|stepdad|stepfather|boss|ex)\b (?:\w+ ){0,3}?(?:abusive|violent|an abuser)\b/

/** Whether a cry is the person's own, or about somebody they pray for. */
export function whomItIsAbout(situation: string, isMine: FoundSign['isMine']): Crisis['about'] {
  const cry = plainCry(situation)
  const other = OTHER.exec(cry)
  const self = SELF.exec(cry) ?? SPANISH_SELF.exec(cry)
  if (!other) return 'self'
  if (isMine === 'when-named') return self || AT_HOME.test(cry) ? 'self' : 'other'
  return self && self.index <= other.index ? 'self' : 'other'
}
