import type { Reasons } from './reasons.ts'

export const HEALING: Reasons = {
  'Psalm 6:2': 'It is a sick person asking to be healed, with no bargaining and no fine words.',
  'Psalm 30:2': 'It is the thank-you of somebody who cried for help and got well.',
  'Psalm 30:10': 'It is the shortest honest prayer there is for a body in trouble: be my helper.',
  'Psalm 34:18': 'It says that God comes close to the broken-hearted.',
  'Psalm 38:9': 'It says that no groan is hidden, even on the days when there are no words.',
  'Psalm 41:3': 'It pictures God at the bedside, making the bed easier for the one who is ill.',
  'Psalm 56:8': 'It says that every tear is seen and kept.',
  'Psalm 73:26': 'It admits that the body can fail, and says what does not.',
  'Psalm 102:1-2':
    'Its old heading calls it the prayer of an afflicted person, poured out without hiding anything.',
  'Psalm 103:13-14': 'It says God knows what we are made of and is tender with it.',
  'Psalm 107:20': 'It remembers people who were very ill, and the word that was sent to them.',
  'Psalm 116:8': 'It gives thanks for a life that was in danger and came through.',
  'Psalm 138:3': 'It speaks of strength that came to the soul on the very day of asking.',
  'Psalm 145:14': 'It is for those who are bent low: God lifts and holds them up.',
  'Psalm 147:3': 'It speaks of wounds of the heart as well as of the body, and of hands that bind them.',
  'Isaiah 40:29': 'It is for when illness or worry has used up all strength.',
  'Jeremiah 17:14': 'It asks plainly for healing and praises in the same breath.',
  'Matthew 5:4': 'It blesses those who mourn, and asks them for nothing first.',
  '2 Corinthians 4:16': 'It tells the truth about the body and still finds something new each day.',
}
