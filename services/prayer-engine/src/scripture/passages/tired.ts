import type { Reasons } from './reasons.ts'

export const TIRED: Reasons = {
  'Psalm 3:5': 'It is about lying down, sleeping, and being carried through the night.',
  'Psalm 6:6': 'It says how tired grief and worry can make a body.',
  'Psalm 23:1-3': 'It lets somebody else do the leading for a while.',
  'Psalm 28:7': 'It lets God be the strength for now.',
  'Psalm 61:1-2': 'It is a prayer for when strength is at its end.',
  'Psalm 62:1-2': 'It waits on God, and does nothing else.',
  'Psalm 69:3': 'It is a tired prayer: hoarse, and still looking for God.',
  'Psalm 73:26': 'It admits that body and heart are worn out.',
  'Psalm 103:13-14': 'It says God remembers our limits even when we forget them.',
  'Psalm 116:7': 'It tells the soul it may rest now.',
  'Psalm 119:28': 'It is for when the soul itself is heavy.',
  'Psalm 127:2': 'It calls sleep a gift to those who are loved.',
  'Psalm 145:14': 'It is for those bowed down by what they carry.',
  'Isaiah 40:29': 'It is about strength for the faint, and not for the strong.',
  'Jeremiah 31:25': 'It speaks to the weary and the sorrowful together.',
  'Matthew 11:28': 'It asks only that the tired come.',
  'Mark 6:31': 'It shows that Jesus noticed when his friends had no time even to eat.',
}
