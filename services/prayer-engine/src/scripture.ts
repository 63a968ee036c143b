// Front door: the text of the Bible, references into it, and which passages fit a request.
export { choosePassages } from './scripture/choose.ts'
export { rawWords } from './scripture/plain-words.ts'
export { prepareScripture } from './scripture/prepare.ts'
export { parseReference } from './scripture/reference.ts'
export { chapterOf, citationOf } from './scripture/text.ts'
