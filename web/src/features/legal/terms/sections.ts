import type { LegalSection } from '../legal-section.ts'
import { fairUse, yourAccount, yourWords } from './account.tsx'
import { agreement, service } from './agreement.tsx'
import { ai, emergency } from './limits.tsx'
import { guarantee, plans } from './plans.tsx'
import { availability, ending, law, whoMayUse } from './rest.tsx'

export const termsSections: readonly LegalSection[] = [
  agreement,
  service,
  ai,
  emergency,
  whoMayUse,
  yourAccount,
  yourWords,
  fairUse,
  plans,
  guarantee,
  availability,
  ending,
  law,
]
