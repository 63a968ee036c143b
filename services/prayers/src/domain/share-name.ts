import { formsOfName, isWordHere, type Place } from '@selah/prayer-engine/names'
import { changeWords } from './share-sentences.ts'

const SOMEBODY = 'my loved one'

/** A prayer that does not say who it is for. Scripture is left as it stands, with the names in it. */
export function withoutName(text: string, name: string): string {
  return hide(text, name, isWordHere)
}

/** As withoutName, for what a person wrote themselves: a person who writes a name small does so again. */
export function situationWithoutName(text: string, name: string): string {
  const isSmall = name === name.toLowerCase()
  return hide(text, name, isSmall ? () => false : isWordHere)
}

function hide(text: string, name: string, isWord: (place: Place) => boolean): string {
  const named = patternOf(name)
  // Letters and their marks apart, so that José is found where Jose is looked for, and the other way round.
  return changeWords(text, (words) => without(words.normalize('NFD'), named, isWord).normalize('NFC'))
}

function without(words: string, named: RegExp, isWord: (place: Place) => boolean): string {
  let hidden = ''
  let end = 0
  for (const { 0: found, index, groups } of words.matchAll(named)) {
    const { form = '', my = '', owns = '' } = groups ?? {}
    const next = index + found.length
    const begins = beginsSentence(words, index)
    const before = words.slice(Math.max(0, index - CLOSE_BY), index) + my
    // Of several words, 'my mother', no other reading is to be feared.
    if (
      !form.includes(' ') &&
      isWord({ form, before, owns, after: words.slice(next, next + CLOSE_BY), begins })
    )
      continue
    const somebody = `${begins ? 'My' : 'my'}${SOMEBODY.slice('my'.length)}`
    hidden += `${words.slice(end, index)}${somebody}${owns && '’s'}`
    end = next
  }
  return hidden + words.slice(end)
}

/** Enough to see the word before and the word after. */
const CLOSE_BY = 20

function patternOf(name: string): RegExp {
  const forms = formsOfName(name).map(spellingsOf)
  if (forms.length === 0) return NOBODY
  const owns = `(?<owns>[’']s|(?<=s)[’'])?`
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?<my>my\s+)?(?<form>${forms.join('|')})${owns}(?![\p{L}\p{M}\p{N}])`,
    'giu',
  )
}

const NOBODY = /(?!)/g

/** With any marks on its letters, either apostrophe, and a line break for a space. */
function spellingsOf(form: string): string {
  const letters = [...form.normalize('NFD').replaceAll(/\p{M}/gu, '')]
  return letters
    .map((letter) => {
      if (letter === ' ') return String.raw`\s+`
      if (/['’]/.test(letter)) return "[’']"
      return `${letter.replace(/[.*+?^${}()|[\]\\]/, String.raw`\$&`)}\\p{M}*`
    })
    .join('')
}

function beginsSentence(words: string, at: number): boolean {
  const before = words.slice(0, at).trimEnd()
  return before === '' || /[.!?]$/.test(before.slice(-1)) || words.slice(before.length, at).includes('\n')
}
