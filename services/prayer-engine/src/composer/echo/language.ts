import { MODIFIERS, nounKind } from './nouns.ts'
import { isRelation } from './people.ts'
import { isBoundary } from './split-clauses.ts'
import { wordSet } from './word-list.ts'

const ENGLISH =
  wordSet(`the a an and or but i my me we our us he she they his her their it is are was were am be been have has had
  do does did not no yes to of in on at for with from about by as that this these those so very really just because when
  if what how who where there here will would can could should cannot need want feel feeling pray prayer please help
  thank thanks god lord tomorrow today tonight week month year time mother father mom dad son daughter brother sister wife
  husband friend family job work school surgery cancer hospital exam test tests interview tired scared afraid worried
  anxious sad alone lonely lost sleep money rent bills house home baby life love heart pain sick health peace strength
  new all up out over after before again still never always good bad hard long day night going getting grateful happy`)

const FOREIGN =
  wordSet(`el la los las un una mi mis tu su que de del por para con estoy está tengo muy pero porque o os as um
  uma meu minha eu não nao com para está estou tenho muito mas le les des du je mon ma mes est suis avec pour dans et pas der
  die das und ich mein meine ist nicht mit für sehr il lo gli mio mia sono che non è per di e ana ay ko ang ng sa na ako`)

/** Whether a text can be heard as English. One foreign word among English ones does not make it foreign. */
export function readsAsEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  if (letters.length === 0 || latin.length < letters.length * 0.8) return false
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? []
  const english = words.filter(isEnglish).length
  const foreign = words.filter((word) => FOREIGN.has(word) && !isEnglish(word)).length
  return words.length < 4 ? foreign === 0 : english > foreign && english / words.length >= 0.2
}

function isEnglish(word: string): boolean {
  return (
    ENGLISH.has(word) ||
    isBoundary(word) ||
    isRelation(word) ||
    MODIFIERS.has(word) ||
    nounKind(word) !== undefined
  )
}
