import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { Product, SupportLink } from '../../../ui/names.tsx'
import type { LegalSection } from '../legal-section.ts'

export const agreement: LegalSection = {
  id: 'agreement',
  title: 'What this is',
  text: (
    <>
      <p>
        These terms are between you and the people who run <Product /> (‘we’, <SupportLink />
        ). By creating an account you accept them, and we note which version you accepted and when. If you do
        not accept them, please do not create an account; the public pages may be read by everybody.
      </p>
      <p>
        What happens to your data is in the <Link to={paths.privacy}>Privacy Policy</Link>. What the prayers
        are, and are not, is in the <Link to={paths.disclaimer}>disclaimer</Link>.
      </p>
    </>
  ),
}

export const service: LegalSection = {
  id: 'the-service',
  title: 'The service',
  text: (
    <p>
      You tell <Product /> what is on your heart. It offers you a prayer in the manner of the Psalms, with
      scripture quoted word for word, and keeps it in your journal if you want. It is meant to help you pray.
      It does not pray for you.
    </p>
  ),
}
