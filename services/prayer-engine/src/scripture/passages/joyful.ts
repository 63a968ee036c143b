import type { Reasons } from './reasons.ts'

export const JOYFUL: Reasons = {
  'Psalm 16:11': 'It says where the fullest joy is found.',
  'Psalm 28:7': 'It is a heart that jumps for joy and sings.',
  'Psalm 30:11-12': 'It is a change of clothes: from mourning into gladness.',
  'Psalm 34:3': 'It does not want to be glad alone.',
  'Psalm 47:1': 'It claps its hands.',
  'Psalm 63:7-8': 'It sings under the shadow of wings.',
  'Psalm 92:4': 'It is glad about what God has done.',
  'Psalm 95:1-2': 'It makes a joyful noise, and calls others in.',
  'Psalm 98:4': 'It asks the whole earth to sing along.',
  'Psalm 100:1-2': 'It comes with gladness and singing.',
  'Psalm 104:33-34': 'It wants to sing as long as life lasts.',
  'Psalm 118:24': 'It is glad of this very day.',
  'Psalm 126:3': 'It says why it is glad in one line.',
  'Psalm 150:6': 'It lets everything that breathes join in.',
  'Zephaniah 3:17': 'It says God is joyful too.',
  'Luke 1:46-47': 'It is Mary’s song, the gladness of somebody surprised by grace.',
  'Philippians 4:4': 'It says "rejoice" twice, and was written in prison.',
}
