import type { Reasons } from './reasons.ts'

export const STRENGTH: Reasons = {
  'Psalm 18:1-2': 'It heaps up names for God that are all places to stand: rock, fortress, tower.',
  'Psalm 18:32': 'It says where strength comes from when one’s own is not enough.',
  'Psalm 27:1': 'It asks fear a question that fear cannot answer.',
  'Psalm 27:14': 'It says "wait" twice, because waiting takes strength too.',
  'Psalm 28:7': 'It is strength and shelter in one line, from somebody who was helped.',
  'Psalm 29:11': 'It joins two things that are often wanted together: strength and peace.',
  'Psalm 31:24': 'It encourages people who are still hoping.',
  'Psalm 34:18': 'It is for the times when being strong is out of reach: God is near the broken.',
  'Psalm 46:1': 'It says that help is present, not merely on its way.',
  'Psalm 73:26': 'It is honest that heart and body give out, and says what holds.',
  'Psalm 105:4': 'It is short enough to carry through the day: seek God, and God’s strength.',
  'Psalm 118:14': 'It says strength can become a song.',
  'Psalm 119:28': 'It is for a heart heavy enough to melt, and it simply asks for strength.',
  'Psalm 138:3': 'It remembers strength that was given inside, in the soul.',
  'Deuteronomy 31:8': 'It says that God has gone ahead into what is coming.',
  'Isaiah 40:31': 'It speaks of running, and of the days when not fainting is enough.',
  'Isaiah 41:10': 'It gives the reason for courage: you do not stand alone.',
  'Ephesians 6:10': 'It asks nobody to be strong on their own.',
}
