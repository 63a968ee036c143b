import type { Reasons } from './reasons.ts'

export const GRATITUDE: Reasons = {
  'Psalm 9:1-2': 'It thanks with the whole heart, and wants to tell somebody.',
  'Psalm 28:7': 'It says thank you for help that came, and breaks into song.',
  'Psalm 65:11': 'It looks back over a year and finds it crowned with goodness.',
  'Psalm 66:19-20': 'It is thanks for a prayer that was heard.',
  'Psalm 68:19': 'It notices that gifts come daily, not only on great days.',
  'Psalm 90:14': 'It asks to start the day filled, so that gladness can last.',
  'Psalm 92:4': 'It is gladness over what God has made and done.',
  'Psalm 95:1-2': 'It invites others to come and give thanks too.',
  'Psalm 100:4-5': 'It is the old way of walking in with thanks, and says why: God is good.',
  'Psalm 103:1': 'It calls everything inside a person to say thank you.',
  'Psalm 107:8-9': 'It thanks God for filling hungry and longing people.',
  'Psalm 116:12': 'It asks the question gratitude always asks: what can I give back?',
  'Psalm 126:3': 'It is thanks in one short line, simple enough to keep all day.',
  'Psalm 136:1': 'It gives the oldest reason for thanks: mercy does not run out.',
  '1 Chronicles 29:13': 'It is David’s plain thank-you before all his people.',
  'James 1:17': 'It traces every good gift back to the giver.',
}
