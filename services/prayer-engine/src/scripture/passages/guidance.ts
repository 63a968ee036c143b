import type { Reasons } from './reasons.ts'

export const GUIDANCE: Reasons = {
  'Psalm 5:8': 'It asks for a straight way when the way is not clear.',
  'Psalm 16:7': 'It speaks of counsel that comes even in the night.',
  'Psalm 16:11': 'It asks for no map, only to be shown the path of life.',
  'Psalm 19:14': 'It brings words and thoughts to God before a choice is made.',
  'Psalm 25:4-5': 'It is the prayer of somebody who wants to learn the way, and waits for it.',
  'Psalm 25:9': 'It says who is led: those willing to be taught.',
  'Psalm 27:11': 'It asks for a plain path when others make it hard.',
  'Psalm 31:3': 'It asks a rock to be a guide as well.',
  'Psalm 32:8': 'It is God’s own word about showing the way to go.',
  'Psalm 43:3': 'It asks for light and truth to walk in front.',
  'Psalm 73:23-24': 'It is about being led by the hand.',
  'Psalm 86:11': 'It asks for a heart that is not pulled two ways.',
  'Psalm 119:105': 'It is a lamp for the next step, not a light on the whole road.',
  'Psalm 143:8': 'It asks in the morning to know the way for the day.',
  'Psalm 143:10': 'It asks to be taught, and trusts that God’s spirit is good.',
  'Proverbs 3:5-6': 'It says to bring every path to God, and not to lean on one’s own insight alone.',
  'Proverbs 16:9': 'It leaves room for our plans and for the steps God orders.',
  'James 1:5': 'It says that God gives wisdom freely and scolds nobody for asking.',
}
