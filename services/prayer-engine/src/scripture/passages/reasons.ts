import type { Category, Mood, Reference } from '../../prayer.ts'
import { ANXIOUS } from './anxious.ts'
import { FAITH } from './faith.ts'
import { FAMILY } from './family.ts'
import { FEAR } from './fear.ts'
import { FORGIVENESS } from './forgiveness.ts'
import { GRATEFUL } from './grateful.ts'
import { GRATITUDE } from './gratitude.ts'
import { GUIDANCE } from './guidance.ts'
import { HEALING } from './healing.ts'
import { HOPE } from './hope.ts'
import { HOPEFUL } from './hopeful.ts'
import { JOYFUL } from './joyful.ts'
import { LOVE } from './love.ts'
import { OVERWHELMED } from './overwhelmed.ts'
import { PEACE } from './peace.ts'
import { PEACEFUL } from './peaceful.ts'
import { PROTECTION } from './protection.ts'
import { STRENGTH } from './strength.ts'
import { THANKFUL } from './thankful.ts'
import { TIRED } from './tired.ts'
import { WORK } from './work.ts'
import { WORRIED } from './worried.ts'

/** The passages for one need, and for each the sentence that tells a person why it fits that need. */
export type Reasons = Readonly<Record<Reference, string>>

export const REASONS_FOR_CATEGORY: Readonly<Record<Category, Reasons>> = {
  Healing: HEALING,
  Faith: FAITH,
  Gratitude: GRATITUDE,
  Strength: STRENGTH,
  Fear: FEAR,
  Forgiveness: FORGIVENESS,
  Guidance: GUIDANCE,
  Peace: PEACE,
  Protection: PROTECTION,
  Hope: HOPE,
  Love: LOVE,
  Family: FAMILY,
  Work: WORK,
}

export const REASONS_FOR_MOOD: Readonly<Record<Mood, Reasons>> = {
  Anxious: ANXIOUS,
  Hopeful: HOPEFUL,
  Grateful: GRATEFUL,
  Tired: TIRED,
  Overwhelmed: OVERWHELMED,
  Peaceful: PEACEFUL,
  Joyful: JOYFUL,
  Worried: WORRIED,
  Thankful: THANKFUL,
}
