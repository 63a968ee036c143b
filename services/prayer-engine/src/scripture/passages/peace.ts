import type { Reasons } from './reasons.ts'

export const PEACE: Reasons = {
  'Psalm 4:8': 'It is a prayer for lying down and being safe.',
  'Psalm 23:1': 'It is enough in nine words: there is a shepherd.',
  'Psalm 23:1-3': 'It is green grass, quiet water, and a soul brought back.',
  'Psalm 29:11': 'It ends a psalm full of thunder with one word: peace.',
  'Psalm 37:7': 'It asks us to rest and not to compare.',
  'Psalm 46:10': 'It asks for stillness in the middle of an uproar.',
  'Psalm 55:22': 'It invites us to put a burden down.',
  'Psalm 62:1-2': 'It is about a soul that has found somewhere to wait.',
  'Psalm 85:10': 'It pictures peace as a meeting of things that seemed apart.',
  'Psalm 94:18-19': 'It is for a mind crowded with thoughts that needs comfort.',
  'Psalm 107:29': 'It remembers a storm that became quiet.',
  'Psalm 116:7': 'It tells the soul, kindly, to come back to its rest.',
  'Psalm 119:165': 'It speaks of great peace, the kind that is not easily tripped.',
  'Psalm 122:8': 'It wishes peace on friends and family, by name and for their sake.',
  'Psalm 131:2': 'It pictures a child that has stopped crying and simply rests.',
  'Numbers 6:24-26': 'It is the oldest blessing of all, and peace is its last word.',
  'Isaiah 26:3': 'It speaks of a mind that leans on God and is kept in peace.',
  'John 14:27': 'It is a peace that does not depend on how things are going.',
  'Philippians 4:6-7': 'It turns worry into asking, and asking into peace.',
}
