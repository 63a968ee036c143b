import type { Category, Mood } from '../prayer.ts'

/** The choices of the form that are right for a need; the first of each fits best. */
export interface Fit {
  readonly categories: readonly Category[]
  readonly moods: readonly Mood[]
}

const GLAD: readonly Mood[] = ['Thankful', 'Grateful', 'Joyful']
const AFRAID: readonly Mood[] = ['Anxious', 'Worried']
const WORRIED: readonly Mood[] = ['Worried', 'Anxious']
const WORN: readonly Mood[] = ['Tired', 'Overwhelmed']

/** By need, or by the folder of needs. A need without an entry of its own has that of its folder. */
const FITS: Readonly<Record<string, Fit>> = {
  body: { categories: ['Healing', 'Strength'], moods: ['Anxious', 'Overwhelmed', 'Guilty'] },
  day: { categories: ['Peace', 'Guidance', 'Strength'], moods: ['Peaceful', 'Hopeful'] },
  'day/evening': { categories: ['Peace'], moods: ['Peaceful', 'Tired'] },
  'day/new-year': { categories: ['Hope', 'Guidance'], moods: ['Hopeful'] },
  family: { categories: ['Family'], moods: [...WORRIED, 'Tired'] },
  'family/adoption': { categories: ['Family', 'Hope'], moods: ['Hopeful', 'Anxious', 'Worried'] },
  'family/birth': { categories: ['Gratitude', 'Family'], moods: ['Joyful', ...GLAD] },
  'family/thanks': { categories: ['Gratitude', 'Family'], moods: ['Grateful', ...GLAD] },
  'family/new-baby': { categories: ['Family', 'Strength'], moods: WORN },
  'family/parenting': { categories: ['Family'], moods: WORN },
  'family/pregnancy': {
    categories: ['Family', 'Hope', 'Protection'],
    moods: ['Anxious', 'Worried', 'Hopeful'],
  },
  'family/infertility': { categories: ['Hope', 'Family'], moods: ['Grieving', 'Tired'] },
  'family/far-apart': { categories: ['Family', 'Love'], moods: ['Lonely', 'Worried'] },
  'family/leaving-home': { categories: ['Family'], moods: ['Worried', 'Lonely'] },
  'family/quarrel': { categories: ['Family', 'Forgiveness', 'Peace'], moods: ['Angry', 'Worried', 'Tired'] },
  'family/estranged-child': {
    categories: ['Family', 'Healing', 'Forgiveness'],
    moods: ['Grieving', 'Worried'],
  },
  'family/estranged-parent': {
    categories: ['Family', 'Healing', 'Forgiveness'],
    moods: ['Grieving', 'Angry', 'Worried'],
  },
  'family/parents-old': { categories: ['Family', 'Strength'], moods: ['Worried', ...WORN] },
  friends: { categories: ['Love', 'Peace', 'Hope'], moods: ['Lonely'] },
  'friends/thanks': { categories: ['Gratitude'], moods: ['Grateful', ...GLAD] },
  god: { categories: ['Faith'], moods: ['Tired', 'Worried', 'Lonely'] },
  'god/angry': { categories: ['Faith'], moods: ['Angry'] },
  'god/calling': { categories: ['Guidance', 'Faith'], moods: ['Hopeful'] },
  'god/new-faith': { categories: ['Faith', 'Gratitude'], moods: ['Joyful', 'Hopeful', 'Grateful'] },
  'god/returning': { categories: ['Faith', 'Forgiveness'], moods: ['Hopeful', 'Guilty'] },
  'god/unanswered': { categories: ['Faith', 'Hope'], moods: ['Tired', 'Angry', 'Worried'] },
  grief: { categories: ['Peace', 'Healing', 'Hope'], moods: ['Grieving'] },
  'grief/unreconciled': { categories: ['Forgiveness', 'Peace', 'Healing'], moods: ['Grieving', 'Guilty'] },
  guilt: { categories: ['Forgiveness'], moods: ['Guilty'] },
  habit: { categories: ['Strength', 'Forgiveness'], moods: ['Guilty'] },
  'habit/anger': { categories: ['Peace', 'Strength', 'Forgiveness'], moods: ['Guilty', 'Angry'] },
  'habit/loved-one': { categories: ['Healing', 'Strength', 'Family', 'Protection'], moods: WORRIED },
  'habit/sober': { categories: ['Gratitude', 'Strength'], moods: ['Grateful', 'Hopeful', ...GLAD] },
  'harm/bullied': { categories: ['Protection', 'Strength'], moods: [...AFRAID, 'Lonely'] },
  'harm/past': { categories: ['Healing', 'Peace'], moods: ['Overwhelmed'] },
  'heart/decision': { categories: ['Guidance'], moods: AFRAID },
  'heart/empty': { categories: ['Hope', 'Peace'], moods: ['Tired', 'Lonely', 'Overwhelmed'] },
  'heart/envy': { categories: ['Peace', 'Gratitude'], moods: [] },
  'heart/fear': { categories: ['Fear', 'Peace'], moods: AFRAID },
  'heart/future': { categories: ['Hope', 'Guidance', 'Peace', 'Fear'], moods: WORRIED },
  'heart/growing-old': { categories: ['Strength', 'Peace', 'Hope'], moods: ['Worried', 'Tired', 'Lonely'] },
  'heart/night': { categories: ['Peace', 'Fear'], moods: [...AFRAID, 'Tired'] },
  'heart/overwhelmed': { categories: ['Strength', 'Peace'], moods: ['Overwhelmed', 'Tired'] },
  'heart/tired': { categories: ['Strength', 'Peace'], moods: WORN },
  'heart/waiting': { categories: ['Hope', 'Faith', 'Guidance'], moods: ['Tired', 'Worried'] },
  home: { categories: ['Hope', 'Guidance', 'Peace'], moods: [...AFRAID, 'Overwhelmed'] },
  'home/homesick': { categories: ['Peace', 'Hope', 'Strength'], moods: ['Lonely'] },
  'home/no-home': { categories: ['Protection', 'Hope'], moods: ['Worried', 'Overwhelmed'] },
  'home/papers': { categories: ['Hope', 'Protection', 'Guidance'], moods: AFRAID },
  illness: { categories: ['Healing', 'Strength'], moods: WORRIED },
  'illness/caregiver': { categories: ['Strength', 'Healing'], moods: WORN },
  'illness/chronic': { categories: ['Healing', 'Strength'], moods: WORN },
  'illness/dementia': {
    categories: ['Strength', 'Healing', 'Peace'],
    moods: ['Worried', 'Tired', 'Grieving'],
  },
  'illness/depression': { categories: ['Healing', 'Hope', 'Strength'], moods: ['Overwhelmed', 'Tired'] },
  'illness/diagnosed': { categories: ['Healing', 'Strength', 'Fear'], moods: [...AFRAID, 'Overwhelmed'] },
  'illness/disability': { categories: ['Strength', 'Healing'], moods: ['Tired', 'Overwhelmed'] },
  'illness/dying': {
    categories: ['Peace', 'Hope', 'Strength'],
    moods: ['Grieving', 'Worried', 'Overwhelmed'],
  },
  'illness/good-news': { categories: ['Gratitude', 'Healing'], moods: GLAD },
  'illness/panic': { categories: ['Peace', 'Fear'], moods: AFRAID },
  'illness/recovered': { categories: ['Gratitude', 'Healing'], moods: GLAD },
  'illness/recovering': { categories: ['Healing', 'Strength'], moods: ['Hopeful', 'Tired'] },
  'illness/sleepless': { categories: ['Peace', 'Healing'], moods: ['Tired', 'Anxious'] },
  'illness/treatment': { categories: ['Healing', 'Strength'], moods: ['Tired', ...WORRIED] },
  'illness/waiting': { categories: ['Healing', 'Peace', 'Fear'], moods: AFRAID },
  'law/court': { categories: ['Guidance', 'Protection', 'Peace', 'Hope'], moods: AFRAID },
  'law/prison': { categories: ['Hope', 'Strength', 'Protection', 'Forgiveness'], moods: [] },
  love: { categories: ['Love'], moods: ['Worried', 'Tired', 'Overwhelmed'] },
  'love/anniversary': { categories: ['Gratitude', 'Love'], moods: ['Grateful', ...GLAD] },
  'love/betrayed': {
    categories: ['Healing', 'Love', 'Forgiveness', 'Strength'],
    moods: ['Angry', 'Overwhelmed'],
  },
  'love/breakup': { categories: ['Healing', 'Love', 'Peace'], moods: ['Lonely', 'Grieving', 'Overwhelmed'] },
  'love/divorce': { categories: ['Healing', 'Love', 'Strength', 'Peace'], moods: ['Overwhelmed', 'Tired'] },
  'love/new-love': { categories: ['Love', 'Gratitude'], moods: ['Joyful', 'Hopeful', 'Grateful'] },
  'love/singleness': { categories: ['Love', 'Hope', 'Peace'], moods: ['Lonely'] },
  'love/wedding': { categories: ['Love', 'Gratitude'], moods: ['Joyful', 'Hopeful', ...GLAD] },
  money: { categories: ['Hope', 'Protection', 'Strength', 'Peace'], moods: [...WORRIED, 'Overwhelmed'] },
  'money/provision': { categories: ['Gratitude'], moods: GLAD },
  study: { categories: ['Guidance', 'Peace', 'Strength'], moods: AFRAID },
  'study/failed': { categories: ['Hope', 'Strength'], moods: ['Overwhelmed', 'Worried', 'Guilty'] },
  'study/passed': { categories: ['Gratitude'], moods: GLAD },
  'study/stage': { categories: ['Fear', 'Peace', 'Strength'], moods: AFRAID },
  thanks: { categories: ['Gratitude'], moods: ['Grateful', ...GLAD] },
  'thanks/creation': { categories: ['Gratitude'], moods: ['Grateful', ...GLAD, 'Peaceful'] },
  travel: { categories: ['Protection'], moods: ['Anxious', 'Hopeful', 'Worried'] },
  'travel/flying': { categories: ['Fear', 'Protection', 'Peace'], moods: AFRAID },
  work: { categories: ['Work'], moods: [...WORRIED, 'Tired'] },
  'work/burnout': { categories: ['Work', 'Strength'], moods: WORN },
  'work/caring': { categories: ['Work', 'Strength'], moods: WORN },
  'work/conflict': { categories: ['Work', 'Peace'], moods: ['Worried', 'Angry', 'Anxious', 'Tired'] },
  'work/first-day': { categories: ['Work'], moods: ['Anxious', 'Hopeful', 'Worried'] },
  'work/found': { categories: ['Gratitude', 'Work'], moods: GLAD },
  'work/interview': { categories: ['Work', 'Guidance'], moods: ['Anxious', 'Hopeful', 'Worried'] },
  'work/lost': { categories: ['Work', 'Hope'], moods: [...WORRIED, 'Overwhelmed'] },
  'work/overlooked': { categories: ['Work'], moods: ['Angry', 'Tired'] },
  'work/retirement': { categories: ['Work', 'Guidance'], moods: ['Hopeful', 'Worried'] },
  'work/searching': { categories: ['Work', 'Hope'], moods: ['Tired', ...WORRIED] },
  'work/too-much': { categories: ['Work', 'Strength'], moods: ['Overwhelmed', 'Tired'] },
  world: { categories: ['Protection', 'Peace'], moods: WORRIED },
  'world/church': { categories: ['Faith', 'Guidance'], moods: [] },
  'world/leaders': { categories: ['Guidance', 'Peace'], moods: WORRIED },
  'world/war': { categories: ['Peace', 'Protection'], moods: WORRIED },
  wronged: { categories: ['Forgiveness'], moods: ['Angry'] },
}

const NOTHING: Fit = { categories: [], moods: [] }

export function fitOf(need: string): Fit {
  return FITS[need] ?? FITS[need.split('/')[0] ?? ''] ?? NOTHING
}
