import type { Reasons } from './reasons.ts'

export const THANKFUL: Reasons = {
  'Psalm 30:11-12': 'It remembers the dark time, and thanks for the change.',
  'Psalm 34:8': 'It invites others to try what it has tasted.',
  'Psalm 40:1-2': 'It remembers the waiting, and being set on firm ground.',
  'Psalm 59:16': 'It is a morning song after a hard night.',
  'Psalm 66:19-20': 'It is sure that its prayer was heard.',
  'Psalm 90:14': 'It wants every day to begin with mercy.',
  'Psalm 92:4': 'It is thankful for the work of God’s hands.',
  'Psalm 95:1-2': 'It comes near with thanks and with song.',
  'Psalm 100:4-5': 'It gives thanks at the door and says God is good.',
  'Psalm 103:1': 'It thanks with all that is within.',
  'Psalm 107:8-9': 'It thanks for longing that was met.',
  'Psalm 116:12': 'It wonders how to say thank you enough.',
  'Psalm 118:14': 'It has found strength and a song.',
  'Psalm 136:1': 'It is thanks that never comes to an end.',
  '1 Thessalonians 5:16-18': 'It makes thanks a habit for all times.',
  'James 1:17': 'It knows where good gifts come from.',
}
