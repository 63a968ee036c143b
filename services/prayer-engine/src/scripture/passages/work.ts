import type { Reasons } from './reasons.ts'

export const WORK: Reasons = {
  'Psalm 5:3': 'It puts the day before God in the morning, before the work begins.',
  'Psalm 16:8': 'It keeps God in view in the middle of an ordinary day.',
  'Psalm 19:14': 'It is for meetings and messages: let my words be good.',
  'Psalm 25:4-5': 'It asks to be led and taught, which work asks of us every day.',
  'Psalm 31:14-15': 'It puts times and deadlines into a larger hand.',
  'Psalm 37:5': 'It hands a way over to God, and trusts.',
  'Psalm 37:23-24': 'It says that a stumble is not the end of the road.',
  'Psalm 55:22': 'It is permission to put the load down for a moment.',
  'Psalm 90:17': 'It asks that the work of our hands may count for something.',
  'Psalm 121:1-2': 'It looks up from the desk and asks where help comes from.',
  'Psalm 127:1': 'It says that not everything hangs on our own effort.',
  'Psalm 127:2': 'It is for those who start early and stay late: rest is a gift.',
  'Psalm 138:8': 'It asks God not to leave a work unfinished.',
  'Psalm 141:3': 'It asks for care with words when a workplace is tense.',
  'Proverbs 16:3': 'It brings plans to God first.',
  'Micah 6:8': 'It says in three parts what good work comes down to.',
  'Matthew 11:28': 'It is an invitation to everyone who labours and is loaded down.',
  'Colossians 3:17': 'It makes any honest work something to do with thanks.',
}
