import type { LegalSection } from '../legal-section.ts'
import { ages, changes, rights, whoWeAre } from './about-you-and-us.tsx'
import { browser, others } from './outside.tsx'
import { whatWeKeep } from './what-we-keep.tsx'
import { protection, writing } from './words.tsx'

export const privacySections: readonly LegalSection[] = [
  whoWeAre,
  whatWeKeep,
  protection,
  writing,
  others,
  browser,
  rights,
  ages,
  changes,
]
