import { CLOSING_STOCK } from './larder.ts'
import { pickOne, type Random } from './random.ts'
import { chooseAlternatives, fillIn, tidied } from './template.ts'

/** The last sentence: the closing the person has chosen, and Amen. */
export function amenFor(random: Random, closing: string): string {
  const formula = closing.trim().replace(/[.,\s]+$/, '')
  const section =
    formula === ''
      ? 'none'
      : /^(in|through|by|for|with|under)\b/i.test(formula)
        ? 'with-preposition'
        : 'plain'
  const line = pickOne(random, CLOSING_STOCK[section] ?? [])
  return tidied(fillIn(chooseAlternatives(line?.template ?? 'Amen.', random), { closing: formula }))
}
