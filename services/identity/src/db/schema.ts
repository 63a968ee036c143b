/** All tables of identity. Three are the kit's: `outbox` and the event tables, and `person_keys`. */
export { consumedEvents, outbox, parkedEvents } from '@selah/kit/events/schema'
export { personKeys } from '@selah/kit/vault'
export { knownPlaces, limits } from './schema/limits.ts'
export { flowStates, mails, oneTimeTokens } from './schema/mail.ts'
export { identities, users } from './schema/people.ts'
export { refreshTokens, sessions } from './schema/sessions.ts'
export { signUps } from './schema/sign-ups.ts'
