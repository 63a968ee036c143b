// Front door: text that a person typed, made plain.
export { cleanText, countCharacters } from './cleaning.ts'
