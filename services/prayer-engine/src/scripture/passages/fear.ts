import type { Reasons } from './reasons.ts'

export const FEAR: Reasons = {
  'Psalm 3:3': 'It was prayed when many were against David: God lifts up a bowed head.',
  'Psalm 4:8': 'It is a prayer for the night, when fears are loudest.',
  'Psalm 23:4': 'It does not deny the dark valley, and it does not walk there alone.',
  'Psalm 27:1': 'It looks fear in the face and names who is greater.',
  'Psalm 34:4': 'It is from somebody who was afraid, asked, and was heard.',
  'Psalm 46:1': 'It was written for the day when the ground itself shakes.',
  'Psalm 56:3': 'It does not say "I am never afraid". It says what to do when one is.',
  'Psalm 57:1': 'It asks for a safe place until the storm has gone by.',
  'Psalm 61:1-2': 'It is for a heart that is overwhelmed and needs higher ground.',
  'Psalm 91:1-2': 'It calls God a refuge, and says so out loud.',
  'Psalm 94:18-19': 'It speaks of slipping, of many thoughts, and of being held up.',
  'Psalm 112:7': 'It is about steadiness when bad news may come.',
  'Psalm 121:1-2': 'It looks up and asks where help will come from, and answers.',
  'Psalm 139:9-10': 'It says that no place is too far for God’s hand to hold.',
  'Isaiah 41:10': 'It is God’s own "fear not", with the reason beside it.',
  'Isaiah 43:2': 'It does not promise to go around deep water, but company in it.',
  'John 14:27': 'It is the peace Jesus left to friends who were afraid.',
}
