/**
 * What can make a good passage the wrong one, or the only right one. `circumstancesOf` finds them in a request; the
 * facts of a passage name those it is kept from (`notWhen`) or kept for (`onlyWhen`).
 */
export const CIRCUMSTANCES = [
  'bereaved',
  'abused',
  'ill',
  'illness-without-cure',
  'recovered',
  'childless',
  'estranged',
  'mental-illness',
  'mistreated',
  'wronged',
  'guilt',
  'out-of-work',
  'aged',
  'despair',
] as const
export type Circumstance = (typeof CIRCUMSTANCES)[number]
