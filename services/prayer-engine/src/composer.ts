// Front door: the built-in writer.
export { composerWriter } from './composer/composer-writer.ts'
export type { Form } from './composer/forms.ts'
export { hear } from './composer/hear.ts'
