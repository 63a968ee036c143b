import { facts } from '../../facts.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'
import { browser, others, protection, writing } from './privacy/others.tsx'
import { ages, changes, rights, whatWeKeep, whoWeAre } from './privacy/we-keep.tsx'

/** STA-05. What it says of data is what the services do (STA-08, D-07). */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      description="What is kept of what you write, for how long, who can read it, and how to have it deleted."
      inShort={[
        'What you write, and every prayer, is encrypted under a key that belongs to your account alone.',
        `A prayer you do not save is held for ${facts.unsavedKeptDays} days, and then its words are deleted.`,
        'Nothing you write trains a model. Nothing is sold. There are no advertisements.',
        'We set no cookies. Nobody else counts your visit unless you have been asked and have said yes.',
      ]}
      sections={privacySections}
    />
  )
}

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
