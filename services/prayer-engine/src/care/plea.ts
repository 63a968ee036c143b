import { RELATIONS } from '../situation/people.ts'

/** What asks for a prayer, politely and for somebody, and tells nothing. Not 'want' or 'be': 'I want to be with him' tells. */
const ASKING = new Set(
  `a all also amen an and anybody anyone ask asking beg bless blessing blessings can church community continue
  could country day dear do family father for god he health hello her hi him his house i in is it jesus job
  just kindly lift lifting like lord marriage me mine more mr mrs ms my name nation need of offer oh one
  ones our over people pleas please pls plz pray prayed prayer prayers praying prays remember remembering
  request requesting say school send she so some somebody someone special team thank thanks the their them
  they this to today tonight u us we whole will with work would you your`.split(/\s+/),
)
/** How it is asked, before what it is asked for. */
const ASKED =
  /\b(?:(?:please|pleas|pls|plz|kindly|can|could|would|will|you|u|i|we|to|just|need|want|ask|asking|a|say|some|your)\s+)*(?:pray|prayers?|praying)\s+(?:for|over|with|4)\s+(?=\p{L})/giu
const WORDS = /[\p{L}'’-]+/gu

/**
 * Whether a text asks for prayer and says nothing of what it is for: 'please pray for my son'. The recogniser learnt such
 * words from cries that hold them too, and a few of them alone would sound like one.
 */
export function asksOnly(situation: string): boolean {
  const words = situation.toLowerCase().replaceAll('’', "'").match(WORDS) ?? []
  return words.every((word) => {
    const plain = word.replace(/'s?$|^'/g, '')
    return ASKING.has(plain) || RELATIONS.has(plain)
  })
}

/** A text without the words that ask for the prayer itself: 'please pray for …'. */
export function withoutAsking(situation: string): string {
  return situation.replaceAll(ASKED, '')
}
