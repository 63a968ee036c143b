// Front door: what the form may choose for a person, from what was told.
export { type Suggestion, suggestChoices } from './suggest/suggest-choices.ts'
