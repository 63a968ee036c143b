import { facts } from '../../facts.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'
import {
  agreement,
  ai,
  availability,
  emergency,
  ending,
  fairUse,
  guarantee,
  law,
  plans,
  service,
  whoMayUse,
  yourAccount,
  yourWords,
} from './terms/terms.tsx'

/** STA-06. */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      description="What you may expect of this site, and what it expects of you, in thirteen short sections."
      inShort={[
        'This is a help to prayer. It is not a church, a counselor, a doctor or an emergency service.',
        `You have to be ${facts.ageMin} or older.`,
        'What you write stays yours, and so does the prayer.',
        `A free account gives you ${facts.freePrayers} prayers. If you buy a plan, you can have your money back for ${facts.guaranteeDays} days.`,
      ]}
      sections={termsSections}
    />
  )
}

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
