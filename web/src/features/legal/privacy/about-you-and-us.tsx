import { Link } from 'react-router-dom'
import { facts } from '../../../facts.ts'
import { paths } from '../../../paths.ts'
import { Product, SupportLink } from '../../../ui/names.tsx'
import { ExportOrDelete } from '../export-or-delete.tsx'
import type { LegalSection } from '../legal-section.ts'

export const whoWeAre: LegalSection = {
  id: 'who-we-are',
  title: 'Who we are',
  text: (
    <>
      <p>
        ‘We’ are the people who run <Product /> at this address, and who answer for what happens to your data
        here. You reach us at <SupportLink />.
      </p>
      <p>
        This policy is about this site and the accounts on it. It is written to be read. If a sentence in it
        is unclear, please tell us.
      </p>
    </>
  ),
}

export const rights: LegalSection = {
  id: 'your-rights',
  title: 'Your rights',
  text: (
    <>
      <p>Wherever you live, you may:</p>
      <ul>
        <li>know what we keep about you, and have a copy of it;</li>
        <li>have something corrected that is wrong;</li>
        <li>have your account deleted, and everything in it;</li>
        <li>object to something we do with your data, or take back a consent.</li>
      </ul>
      <p>
        You can correct your name and email address in your <Link to={paths.account}>account</Link>, and
        delete a saved prayer in your <Link to={paths.journal}>journal</Link>. <ExportOrDelete />
      </p>
      <p>
        An account that is deleted is gone at once. Each of our programs then deletes what it has of you, the
        key to your words first; that takes a few minutes. You may also complain to the data protection
        authority where you live.
      </p>
    </>
  ),
}

export const ages: LegalSection = {
  id: 'minimum-age',
  title: 'Minimum age',
  text: (
    <p>
      You have to be {facts.ageMin} or older to have an account, and confirm it when you create one. We do not
      knowingly keep data of younger children. If you think that a child has an account here, write to{' '}
      <SupportLink /> and we will delete it.
    </p>
  ),
}

export const changes: LegalSection = {
  id: 'changes-and-contact',
  title: 'Changes and contact',
  text: (
    <>
      <p>
        When this policy changes, the date at its top changes. A change that gives us more room than before is
        announced on this page at least two weeks before it applies.
      </p>
      <p>
        Questions, requests and complaints: <SupportLink />. A person reads it.
      </p>
    </>
  ),
}
