import { type Block, h, list, p, phrase, q, scripture, w } from './blocks.ts'

export const body: readonly Block[] = [
  p`When the law was changed so that praying could cost him his life, Daniel went home and did this:`,
  scripture(
    'Daniel 6:10',
    'he kneeled upon his knees three times a day, and prayed, and gave thanks before his God, as he did aforetime.',
  ),
  p`The last words are the interesting ones. He prayed ${phrase('Daniel 6:10', 'as he did aforetime')}, as he
    had been doing all along. He did not rise to the occasion. He had a habit, an open window and three times of day, and on
    the worst day of his career it was simply there, like a handrail in the dark.`,
  p`Most of us will not face lions. We face Wednesdays. Here is what seems to help.`,

  h('Make it small'),
  p`A habit fails at its largest size, so choose a size that survives a bad night. Two minutes. One verse and one
    sentence of your own. You may always go on longer; what matters is that the version for bad days exists and is not
    ashamed of itself. ${q('Zechariah 4:10', 'For who hath despised the day of small things?')}`,

  h('Tie it to something'),
  p`‘In the morning’ is not a time; ‘while the kettle boils’ is. The psalms pin prayer to the edges of the day, which come
    by themselves: ${q('Psalm 5:3', 'in the morning will I direct my prayer unto thee, and will look up')}; and
    ${q('Psalm 55:17', 'Evening, and morning, and at noon, will I pray')}. You could tie it to the bus stop, to washing
    your hands, to the moment when the light goes off. The thing you already do carries the thing you want to do.`,

  h('Have words ready'),
  p`Deciding what to pray is work, and tired people avoid work. So decide beforehand. Four that fit in a pocket:`,
  list(
    w`On waking: ${q('Psalm 118:24', 'This is the day which the LORD hath made; we will rejoice and be glad in it.')}`,
    w`Before something hard: ${q('Psalm 121:2', 'My help cometh from the LORD, which made heaven and earth.')}`,
    w`When you have made a mess of it: ${q('Psalm 51:10', 'Create in me a clean heart, O God; and renew a right spirit within me.')}`,
    w`With the light off: ${q('Psalm 4:8', 'I will both lay me down in peace, and sleep: for thou, LORD, only makest me dwell in safety.')}`,
  ),
  p`Then add one sentence that is about today. That sentence keeps the habit from turning into furniture.`,

  h('Expect to miss it'),
  p`You will miss days. A child is ill, you travel, or you just do not want to. What undoes a habit is seldom the missed
    day. It is what we tell ourselves on the day after: that it is broken now, and that we are the kind of person who
    breaks things. So leave out the counting. A number of days in a row measures something, but not love, and it makes
    the hundred and first day heavier than the first.`,
  p`Instead have a way to come back that takes no courage. Something like: ‘I was away. I am here now.’ The mercies,
    says Lamentations, ${q('Lamentations 3:23', 'are new every morning')}, and it does not say: for those who were there
    yesterday.`,

  h('Let somebody know'),
  p`Habits keep better in company. Tell one person what you are trying to do, and ask once in a while how it is with them.
    Say grace with whoever is at the table. Go where people pray together, so that on the weeks when you have no words
    there are others in the room who do.`,

  h('Mind what it is for'),
  p`The habit is not the point, any more than a window is. Daniel’s was open towards Jerusalem, towards what he loved and
    could not see from there. Some days the view will move you. On most days you will have sat at the window for two
    minutes and then gone to work. That is what it looks like from inside when somebody is faithful.`,
]
