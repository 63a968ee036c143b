// Front door: names of people, and the words that only look like them.
export { cleanName, spokenName } from './name.ts'
export { formsOfName, wordsThatName } from './name-forms.ts'
export { isWordHere, type Place } from './name-or-word.ts'
export { isCommonInPrayer } from './prayer-vocabulary.ts'
export { isNamedIn } from './told-names.ts'
