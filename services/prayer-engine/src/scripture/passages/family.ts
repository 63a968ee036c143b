import type { Reasons } from './reasons.ts'

export const FAMILY: Reasons = {
  'Psalm 27:10': 'It is for those whose own family let them down.',
  'Psalm 34:18': 'It is for a home where a heart is broken.',
  'Psalm 34:3': 'It is an invitation to pray and praise together.',
  'Psalm 68:5': 'It says who cares for those left without a father or a husband.',
  'Psalm 71:18': 'It links the old and the young, and asks God to stay with both.',
  'Psalm 89:1': 'It is about faithfulness that lasts from one generation to the next.',
  'Psalm 90:1': 'It calls God a home that every generation has lived in.',
  'Psalm 90:14': 'It asks for a household’s days to be filled with mercy.',
  'Psalm 103:13-14': 'It compares God to a parent who knows how small we are.',
  'Psalm 121:7-8': 'It is for those we cannot keep in sight: kept going out and coming in.',
  'Psalm 122:8': 'It wishes peace on those who belong to us.',
  'Psalm 127:1': 'It says what holds a house up.',
  'Psalm 133:1': 'It knows how good it is when a family lives in peace.',
  'Psalm 141:3': 'It asks for help with words, which homes so often need.',
  'Psalm 145:4': 'It is about what one generation hands to another.',
  'Numbers 6:24-26': 'It is a blessing to say over a home and everyone in it.',
  'Isaiah 40:11': 'It is about a shepherd who is gentle with the young and with those who raise them.',
  'Isaiah 66:13': 'It speaks of comfort the way a mother gives it.',
  'Colossians 3:12-13': 'It names the clothes a family needs: kindness, patience, forgiving.',
}
