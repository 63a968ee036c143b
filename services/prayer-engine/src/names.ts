// Front door: names of people, and the words that only look like them.
export { cleanName, spokenName } from './names/name.ts'
export { formsOfName, wordsThatName } from './names/name-forms.ts'
export { isWordHere, type Place } from './names/name-or-word.ts'
export { isNamedIn } from './names/told-names.ts'
export { isCommonInPrayer } from './prayer-vocabulary.ts'
