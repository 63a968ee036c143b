import type { Reasons } from './reasons.ts'

export const HOPEFUL: Reasons = {
  'Psalm 16:11': 'It looks forward along a path of life, toward joy.',
  'Psalm 27:13-14': 'It believes in good things to come, and is willing to wait.',
  'Psalm 31:24': 'It is for people whose hope is still awake.',
  'Psalm 33:20-22': 'It lets mercy be as large as the hope.',
  'Psalm 62:5-6': 'It says where expectation may safely rest.',
  'Psalm 71:14': 'It promises to keep hoping and to praise more and more.',
  'Psalm 97:11': 'It says that light is sown like seed, and comes up in time.',
  'Psalm 112:4': 'It watches light come up in a dark place.',
  'Psalm 119:114': 'It hopes from a safe place.',
  'Psalm 130:5-6': 'It watches for the morning.',
  'Psalm 138:8': 'It hopes that God will finish what was begun.',
  'Isaiah 40:31': 'It speaks of strength that is given to those who wait.',
  'Lamentations 3:25-26': 'It says that quiet hope is good.',
  'Romans 15:13': 'It is a wish for hope that overflows.',
  'Micah 7:7': 'It keeps looking up, sure of being heard.',
}
