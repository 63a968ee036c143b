import type { Reasons } from './reasons.ts'

export const OVERWHELMED: Reasons = {
  'Psalm 18:6': 'It says that a cry in distress reaches all the way.',
  'Psalm 18:16': 'It is about being drawn out of deep water.',
  'Psalm 25:16-17': 'It lets troubles be as many as they are, and asks for a way out.',
  'Psalm 40:17': 'It knows it is in need, and that God keeps it in mind.',
  'Psalm 46:1': 'It calls help very present, close by when everything shakes.',
  'Psalm 55:22': 'It says the load may be handed over.',
  'Psalm 56:8': 'It says no tear is lost or overlooked.',
  'Psalm 61:1-2': 'It is prayed from far away by an overwhelmed heart.',
  'Psalm 69:1-2': 'It says just how it feels: the water is rising and there is no ground.',
  'Psalm 77:3-4': 'It is from somebody too troubled to sleep or to speak.',
  'Psalm 86:6-7': 'It calls on the day of trouble, not after it.',
  'Psalm 94:18-19': 'It knows about slipping and about too many thoughts.',
  'Psalm 107:29': 'It shows that a storm can grow still.',
  'Psalm 142:1-2': 'It pours everything out, in no order.',
  'Psalm 143:7': 'It is a prayer for when the spirit is failing and help must come soon.',
  '2 Chronicles 20:12': 'It is a king admitting he does not know what to do.',
  'Isaiah 43:2': 'It speaks of deep water, and of not going through it alone.',
  'Romans 8:26': 'It says that prayer goes on even when words will not come.',
}
