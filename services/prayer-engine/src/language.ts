// Front door: in which language somebody writes, and what to tell them when it is not ours.
export { LANGUAGES, type Language, languageOf } from './situation/language.ts'
export { languageNotice } from './situation/language-notice.ts'
