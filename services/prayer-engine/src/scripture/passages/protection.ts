import type { Reasons } from './reasons.ts'

export const PROTECTION: Reasons = {
  'Psalm 3:3': 'It calls God a shield, and not only against arrows.',
  'Psalm 16:1': 'It is a whole prayer for safety in one line.',
  'Psalm 18:1-2': 'It names one strong place after another.',
  'Psalm 27:5': 'It speaks of being hidden and set on a rock when trouble comes.',
  'Psalm 32:7': 'It calls God a hiding place, with songs all around.',
  'Psalm 36:7': 'It pictures people sheltering under wide wings.',
  'Psalm 57:1': 'It asks for shelter until the danger has passed.',
  'Psalm 59:16': 'It remembers a night of danger and sings in the morning.',
  'Psalm 61:3': 'It calls God a shelter and a strong tower.',
  'Psalm 91:1-2': 'It is the best loved psalm about being kept.',
  'Psalm 91:4': 'It is the picture of a bird covering its young.',
  'Psalm 119:114': 'It names a place to hide and something to hope in.',
  'Psalm 121:5-6': 'It says that God keeps watch by day and by night.',
  'Psalm 121:7-8': 'It covers every going out and coming in.',
  'Psalm 125:2': 'It pictures God around people as mountains stand around a city.',
  'Psalm 140:4': 'It asks to be kept from people who mean harm.',
  'Numbers 6:24-26': 'It is a blessing to say over somebody one loves: keep them.',
  'Proverbs 18:10': 'It pictures a tower one may run into.',
  '2 Thessalonians 3:3': 'It rests safety on one thing: the Lord is faithful.',
}
