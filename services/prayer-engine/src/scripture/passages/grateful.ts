import type { Reasons } from './reasons.ts'

export const GRATEFUL: Reasons = {
  'Psalm 9:1-2': 'It gives thanks with nothing held back.',
  'Psalm 16:7': 'It blesses God for good counsel along the way.',
  'Psalm 18:19': 'It is thanks for being brought into a wide place.',
  'Psalm 28:7': 'It remembers trusting, being helped, and singing.',
  'Psalm 65:11': 'It sees goodness all through the year.',
  'Psalm 68:19': 'It is thanks for what arrives every day.',
  'Psalm 89:1': 'It wants to sing of mercy and make it known.',
  'Psalm 100:4-5': 'It walks in through the gates already thankful.',
  'Psalm 103:1': 'It thanks with the whole soul, and leaves nothing out.',
  'Psalm 107:1': 'It gives thanks because mercy lasts.',
  'Psalm 116:1-2': 'It is love that grew out of a heard prayer.',
  'Psalm 126:3': 'It is one glad sentence about great things done.',
  'Psalm 145:8-9': 'It is thankful for who God is to everyone.',
  '2 Corinthians 9:15': 'It is for a gift too good to put into words.',
  'Colossians 3:15': 'It sets peace and thankfulness side by side.',
}
