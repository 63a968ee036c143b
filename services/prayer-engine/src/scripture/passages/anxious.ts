import type { Reasons } from './reasons.ts'

export const ANXIOUS: Reasons = {
  'Psalm 4:1': 'It remembers being given room to breathe in an earlier trouble, and asks again.',
  'Psalm 25:16-17': 'It says it straight: the troubles of my heart have grown.',
  'Psalm 31:14-15': 'It puts what comes next into God’s hand.',
  'Psalm 34:4': 'It is from somebody who knew fear from the inside.',
  'Psalm 55:22': 'It asks us to throw the load onto God, not to carry it better.',
  'Psalm 56:3': 'It needs only one breath: when I am afraid, I will trust.',
  'Psalm 61:1-2': 'It asks for a higher rock when everything is too much.',
  'Psalm 62:8': 'It gives leave to pour everything out.',
  'Psalm 94:18-19': 'It is the psalm for too many thoughts at once.',
  'Psalm 118:5': 'It goes from a tight place to a wide one.',
  'Psalm 131:2': 'It shows a soul becoming quiet, like a child being held.',
  'Psalm 142:1-2': 'It brings the complaint itself to God, without tidying it.',
  'Proverbs 12:25': 'It knows that worry weighs a heart down, and what a kind word can do.',
  'Philippians 4:6-7': 'It turns each worry into a request, with thanks beside it.',
  '1 Peter 5:7': 'It gives the reason for letting go: God cares for you.',
}
