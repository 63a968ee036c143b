import { facts } from '../../../facts.ts'
import { SupportLink } from '../../../ui/names.tsx'
import { ExportOrDelete } from '../export-or-delete.tsx'
import type { LegalSection } from '../legal-section.ts'

export const whoMayUse: LegalSection = {
  id: 'who-may-use-it',
  title: 'Who may use it',
  text: (
    <p>
      You have to be {facts.ageMin} or older to have an account. If you are not yet of age where you live,
      please ask a parent or guardian first.
    </p>
  ),
}

export const availability: LegalSection = {
  id: 'availability',
  title: 'Changes and interruptions',
  text: (
    <>
      <p>
        We do our best to keep the service running, and cannot promise that it always will. We may change it,
        and add or end parts of it. If we end it altogether, we say so at least {facts.requestAnswerDays} days
        ahead, so that you can take your journal with you, and give back what you have paid for the time
        after.
      </p>
      <p>
        When these terms change, the date at the top changes. A change that takes something from you is
        announced on this page at least two weeks before it applies. If you do not agree, you can leave.
      </p>
    </>
  ),
}

export const ending: LegalSection = {
  id: 'ending',
  title: 'Leaving',
  text: (
    <>
      <p>
        You can leave at any time. <ExportOrDelete />
      </p>
      <p>
        We may suspend or close an account that breaks section 8. Where we can, we say why, and hear you,
        before we do.
      </p>
    </>
  ),
}

export const law: LegalSection = {
  id: 'liability-and-law',
  title: 'Liability, law and contact',
  text: (
    <>
      <p>
        We answer for harm that we cause on purpose or by gross negligence, and wherever the law does not let
        us say otherwise. Beyond that, the service is offered as it is, and what we owe you is limited to what
        you paid us in the twelve months before.
      </p>
      <p>
        The law of the place where we are established applies, and the law that protects you as a consumer
        where you live stays as it is. If one of these sections does not hold, the others do.
      </p>
      <p>
        Something is wrong, or unclear? Write to <SupportLink /> first. Most things can be put right by two
        people who read each other’s letters.
      </p>
    </>
  ),
}
