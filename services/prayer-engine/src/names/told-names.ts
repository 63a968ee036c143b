import { rawWords } from '../scripture/plain-words.ts'

/**
 * Whether a sentence of a prayer names somebody of whom was told, also where the name is a word of every prayer: Grace,
 * Hope, Will. Within a sentence such a word has a capital only as a name.
 */
export function isNamedIn(situation: string): (sentence: string) => boolean {
  const told = new Set(rawWords(situation))
  // Who writes in capitals throughout names nobody by them.
  const names = new Set(situation === situation.toUpperCase() ? [] : namesIn(situation))
  return (sentence) =>
    namesIn(sentence).some((name) => told.has(name.toLowerCase())) ||
    (sentence.match(WORDS) ?? []).some((word) => names.has(word))
}

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(WORDS)]
    .filter(
      ({ 0: word, index }) => CAPITAL.test(word) && !OF_GOD.test(word) && !BEGINS.test(before(text, index)),
    )
    .map(([word]) => word)
}

const WORDS = /[\p{L}\p{M}]+/gu
const CAPITAL = /^\p{Lu}/u

/** What stands between a word and the one before it. */
function before(text: string, at: number): string {
  return text.slice(Math.max(0, at - CLOSE_BY), at)
}

const CLOSE_BY = 4
const BEGINS = /(?:^|[.!?:;\n])[\s“”‘"'(]*$/

/** God's names, what is said to God with a capital out of respect, and where scripture is from. */
const OF_GOD =
  /^(?:Almighty|Amen|Bible|Christ|Comforter|Counsell?or|Creator|Father|Friend|Ghost|Giver|God|Gospel|Guide|He|Healer|High|Him|His|Holy|Host|I|Jesus|Keeper|King|LORD|Lamb|Lord|Maker|Most|O|Physician|Prince|Psalms?|Redeemer|Rock|Saviou?r|Scripture|Selah|Shepherd|Son|Spirit|Thee|Thou|Thy|Word|You|Your)$/
