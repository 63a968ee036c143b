// Front door: the text of the Bible and references into it.
export { rawWords } from './scripture/plain-words.ts'
export { prepareScripture } from './scripture/prepare.ts'
export { parseReference } from './scripture/reference.ts'
export { chapterOf, citationOf } from './scripture/text.ts'
