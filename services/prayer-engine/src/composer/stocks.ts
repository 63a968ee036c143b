import type { Category, Mood, Tone } from '../prayer.ts'
import type { Theme } from './echo/themes.ts'
import { FAITH } from './stock/categories/faith.ts'
import { FAMILY } from './stock/categories/family.ts'
import { FEAR } from './stock/categories/fear.ts'
import { FORGIVENESS } from './stock/categories/forgiveness.ts'
import { GRATITUDE } from './stock/categories/gratitude.ts'
import { GUIDANCE } from './stock/categories/guidance.ts'
import { HEALING } from './stock/categories/healing.ts'
import { HOPE } from './stock/categories/hope.ts'
import { LOVE } from './stock/categories/love.ts'
import { PEACE } from './stock/categories/peace.ts'
import { PROTECTION } from './stock/categories/protection.ts'
import { STRENGTH } from './stock/categories/strength.ts'
import { WORK } from './stock/categories/work.ts'
import { CLOSING } from './stock/closing.ts'
import { CRISIS } from './stock/crisis.ts'
import { ECHOES } from './stock/echoes.ts'
import { GENERAL } from './stock/general.ts'
import { ANXIOUS } from './stock/moods/anxious.ts'
import { GRATEFUL } from './stock/moods/grateful.ts'
import { HOPEFUL } from './stock/moods/hopeful.ts'
import { JOYFUL } from './stock/moods/joyful.ts'
import { OVERWHELMED } from './stock/moods/overwhelmed.ts'
import { PEACEFUL } from './stock/moods/peaceful.ts'
import { THANKFUL } from './stock/moods/thankful.ts'
import { TIRED } from './stock/moods/tired.ts'
import { WORRIED } from './stock/moods/worried.ts'
import { SCRIPTURE } from './stock/scripture.ts'
import * as body from './stock/themes/body.ts'
import * as bonds from './stock/themes/bonds.ts'
import * as bread from './stock/themes/bread.ts'
import * as loss from './stock/themes/loss.ts'
import { COMFORTING } from './stock/tones/comforting.ts'
import { EMPOWERING } from './stock/tones/empowering.ts'
import { FAITH_BUILDING } from './stock/tones/faith-building.ts'
import { GRATEFUL_TONE } from './stock/tones/grateful.ts'
import { RESTORATIVE } from './stock/tones/restorative.ts'
import { readStock, type Stock } from './stock.ts'

export const CATEGORY_STOCKS: Readonly<Record<Category, Stock>> = {
  Healing: readStock(HEALING),
  Faith: readStock(FAITH),
  Gratitude: readStock(GRATITUDE),
  Strength: readStock(STRENGTH),
  Fear: readStock(FEAR),
  Forgiveness: readStock(FORGIVENESS),
  Guidance: readStock(GUIDANCE),
  Peace: readStock(PEACE),
  Protection: readStock(PROTECTION),
  Hope: readStock(HOPE),
  Love: readStock(LOVE),
  Family: readStock(FAMILY),
  Work: readStock(WORK),
}

export const MOOD_STOCKS: Readonly<Record<Mood, Stock>> = {
  Anxious: readStock(ANXIOUS),
  Hopeful: readStock(HOPEFUL),
  Grateful: readStock(GRATEFUL),
  Tired: readStock(TIRED),
  Overwhelmed: readStock(OVERWHELMED),
  Peaceful: readStock(PEACEFUL),
  Joyful: readStock(JOYFUL),
  Worried: readStock(WORRIED),
  Thankful: readStock(THANKFUL),
}

export const TONE_STOCKS: Readonly<Record<Tone, Stock>> = {
  Comforting: readStock(COMFORTING),
  Empowering: readStock(EMPOWERING),
  Grateful: readStock(GRATEFUL_TONE),
  Restorative: readStock(RESTORATIVE),
  'Faith-Building': readStock(FAITH_BUILDING),
}

export const THEME_STOCKS: Readonly<Record<Theme, Stock>> = {
  dying: readStock(loss.DYING),
  grief: readStock(loss.GRIEF),
  breakup: readStock(loss.BREAKUP),
  loneliness: readStock(loss.LONELINESS),
  illness: readStock(body.ILLNESS),
  surgery: readStock(body.SURGERY),
  results: readStock(body.RESULTS),
  sleepless: readStock(body.SLEEPLESS),
  caregiving: readStock(body.CAREGIVING),
  money: readStock(bread.MONEY),
  jobSearch: readStock(bread.JOB_SEARCH),
  interview: readStock(bread.INTERVIEW),
  study: readStock(bread.STUDY),
  workload: readStock(bread.WORKLOAD),
  conflict: readStock(bonds.CONFLICT),
  birth: readStock(bonds.BIRTH),
  wedding: readStock(bonds.WEDDING),
  parenting: readStock(bonds.PARENTING),
  moving: readStock(bonds.MOVING),
  travel: readStock(bonds.TRAVEL),
  court: readStock(bonds.COURT),
  guilt: readStock(bonds.GUILT),
  habit: readStock(bonds.HABIT),
  doubt: readStock(bonds.DOUBT),
  decision: readStock(bonds.DECISION),
  homeNeed: readStock(bonds.HOME_NEED),
  goodNews: readStock(bonds.GOOD_NEWS),
  wronged: readStock(bonds.WRONGED),
}

export const GENERAL_STOCK = readStock(GENERAL)
export const SCRIPTURE_STOCK = readStock(SCRIPTURE)
export const CLOSING_STOCK = readStock(CLOSING)
export const CRISIS_STOCK = readStock(CRISIS)
export const ECHO_STOCK = readStock(ECHOES)
