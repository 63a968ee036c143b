import { pickOne, type Random } from './random.ts'
import { capitalised } from './words.ts'

const ALTERNATIVES = /\[([^[\]]*)\]/

/** Chooses one option of each `[a|b|c]`, innermost first. An option may be empty. */
export function chooseAlternatives(template: string, random: Random): string {
  let text = template
  for (let match = ALTERNATIVES.exec(text); match; match = ALTERNATIVES.exec(text)) {
    const chosen = pickOne(random, (match[1] ?? '').split('|')) ?? ''
    text = text.slice(0, match.index) + chosen + text.slice(match.index + match[0].length)
  }
  return text
}

/** Fills `{key}` from `values`; a key without a value is left as it is. */
export function fillIn(template: string, values: Readonly<Record<string, string | undefined>>): string {
  return template.replace(/\{([^{}]+)\}/g, (whole, key: string) => values[key] ?? whole)
}

/** Makes one clean sentence of what the choosing left: single spaces, a capital first. */
export function tidied(text: string): string {
  return capitalised(
    text
      .replace(/\s+/g, ' ')
      .replace(/\s+([,.;:?!])/g, '$1')
      .replace(/,+([,.;:?!])/g, '$1')
      .trim(),
  )
}
