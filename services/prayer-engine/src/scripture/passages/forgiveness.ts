import type { Reasons } from './reasons.ts'

export const FORGIVENESS: Reasons = {
  'Psalm 25:6-7': 'It asks God to remember mercy, and not the mistakes of long ago.',
  'Psalm 32:5': 'It shows how short the way is from saying it to being forgiven.',
  'Psalm 51:1-2': 'It is David’s own prayer after the worst thing he did.',
  'Psalm 51:10': 'It asks for more than pardon: a new heart.',
  'Psalm 51:12': 'It asks for joy back, which guilt had taken.',
  'Psalm 51:17': 'It says that a broken heart is not turned away.',
  'Psalm 86:5': 'It says God is ready to forgive, before anybody asks.',
  'Psalm 86:15': 'It tells what God is like: slow to anger, full of compassion.',
  'Psalm 103:8': 'It is one of the oldest things said of God: merciful, and slow to anger.',
  'Psalm 103:12': 'It measures how far away God puts what we have done wrong.',
  'Psalm 119:176': 'It is a lost sheep asking to be looked for.',
  'Psalm 130:3-4': 'It is honest that nobody could stand on their record, and glad of forgiveness.',
  'Psalm 139:23-24': 'It lets God look into the heart, and asks to be led.',
  'Micah 7:19': 'It pictures wrongs thrown into the deep sea.',
  'Luke 15:20': 'It is the father who ran to meet his child before the apology was finished.',
  'Ephesians 4:32': 'It ties our forgiving to how we ourselves were forgiven.',
  '1 John 1:9': 'It says what God does with what is confessed.',
  '1 John 3:20': 'It is for a heart that goes on accusing itself: God is greater.',
}
