import type { Reasons } from './reasons.ts'

export const WORRIED: Reasons = {
  'Psalm 27:5': 'It speaks of shelter in the time of trouble.',
  'Psalm 31:14-15': 'It leaves the times in God’s hand.',
  'Psalm 34:18': 'It says where God is when a heart is breaking: near.',
  'Psalm 37:5': 'It hands the way over, and leaves it there.',
  'Psalm 42:5': 'It asks an unquiet soul why, gently, and points it to hope.',
  'Psalm 46:1': 'It says help is near, and was near before we asked.',
  'Psalm 55:16-17': 'It prays evening, morning and noon, as often as worry comes back.',
  'Psalm 55:22': 'It says what to do with a burden.',
  'Psalm 56:3': 'It makes trust the answer to the moment of fear.',
  'Psalm 86:6-7': 'It asks to be listened to on a hard day.',
  'Psalm 112:7': 'It is about waiting for news with a steady heart.',
  'Psalm 121:1-2': 'It lifts its eyes from the trouble to the helper.',
  'Psalm 143:8': 'It asks to hear of love in the morning, before the worries start.',
  'Matthew 6:34': 'It lets tomorrow be tomorrow.',
  'Luke 12:6-7': 'It says that even sparrows are not forgotten.',
  '1 Peter 5:7': 'It says care can be thrown onto one who cares.',
}
