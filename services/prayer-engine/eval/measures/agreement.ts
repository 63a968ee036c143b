import nlp from 'compromise/two'
import { writtenText } from '../outcome.ts'
import { type Measure, share } from './measure.ts'

// What the parser calls a fault: a pronoun beside the wrong form of the verb, and slots that were not filled.
const FAULTS = ['(he|she) (are|were|have|do|am)', '(they|we) (is|was|has|does|am)', '^i (is|are|has|does)']
/** 'Let him sleep', 'may she find', 'that he be': the plain form is right there. */
const PLAIN_FORM =
  /\b(?:let|help|make|may|might|can|could|will|would|shall|should|must|did|does|do|see|hear|watch|have|has|had|that|if|lest|than|nor)\b(?: \w+){0,3} (?:he|she|it)$/i
const SINGULAR_PLAIN =
  /\b(he|she) ((?!be\b|was\b|is\b|put\b|let\b|cut\b|hurt\b|set\b|cost\b|read\b|hit\b|shut\b|bid\b|spread\b|beat\b|quit\b)[a-z]+)\b/gi

/** Subject and verb agree, capitals stand where sentences begin, and no slot is left. */
export const agreement: Measure = (outcomes) => [
  share('subject and verb agree, by the parser', outcomes, 1, (outcome) => faultIn(writtenText(outcome))),
  share('sentences begin with a capital, and no slot is left', outcomes, 1, (outcome) => {
    const text = writtenText(outcome)
    return /[{}]|(?:^|[.?] )\p{Ll}|\b(?:undefined|null)\b|\s[,.]/u.exec(text)?.[0]
  }),
]

function faultIn(text: string): string | undefined {
  const parsed = nlp(text)
  const found = FAULTS.map((fault) => parsed.match(fault).text()).find((match) => match !== '')
  if (found) return found
  for (const { 0: pair, 2: verb = '', index } of text.matchAll(SINGULAR_PLAIN)) {
    const before = text.slice(Math.max(0, index - 40), index) + pair.split(' ')[0]
    const tags = nlp(`they ${verb}`).match('they #Infinitive').found
    if (
      tags &&
      !PLAIN_FORM.test(before) &&
      nlp(`to ${verb} now`).match('to #Infinitive').found &&
      !/s$|ed$/.test(verb)
    )
      return `${text.slice(Math.max(0, index - 20), index)}${pair}`
  }
  return undefined
}
