import type { Reasons } from './reasons.ts'

export const PEACEFUL: Reasons = {
  'Psalm 4:8': 'It is for a quiet evening and a safe night.',
  'Psalm 8:3-4': 'It looks up at the night sky and wonders.',
  'Psalm 16:8': 'It is steady, because God is at its right hand.',
  'Psalm 23:1': 'It says in nine words that there is a shepherd, and enough.',
  'Psalm 23:1-3': 'It is the quiet of green fields and still water.',
  'Psalm 23:6': 'It is at home with God, today and for all the days.',
  'Psalm 36:7': 'It rests in the shadow of wings.',
  'Psalm 46:10': 'It asks for nothing but stillness and knowing.',
  'Psalm 62:1-2': 'It waits without hurry.',
  'Psalm 84:1-2': 'It loves simply being where God is.',
  'Psalm 104:33-34': 'It finds thinking of God sweet.',
  'Psalm 116:7': 'It comes home to rest.',
  'Psalm 119:165': 'It names what it has found: great peace.',
  'Psalm 131:2': 'It is the calm of a child in arms.',
  'Isaiah 32:17': 'It says what goodness grows into: quietness.',
  '2 Thessalonians 3:16': 'It wishes peace always, and in every way.',
}
