/** Tells the time; handed to rules that depend on it, so that tests can set it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
