import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { HelpLines } from '../../../ui/help-lines.tsx'
import type { LegalSection } from '../legal-section.ts'

export const ai: LegalSection = {
  id: 'ai',
  title: 'Written by software',
  text: (
    <>
      <p>
        Prayers are put together by software, at times by a language model (‘AI’). It can misunderstand you,
        miss what matters, or write something that does not suit you or your faith. Read before you pray, and
        leave out what is not right.
      </p>
      <p>
        A prayer from here is not a revelation, not a prophecy, and not an answer from God. It does not speak
        for any church. We promise no outcome of a prayer. More is said in the{' '}
        <Link to={paths.disclaimer}>disclaimer</Link>.
      </p>
    </>
  ),
}

export const emergency: LegalSection = {
  id: 'not-an-emergency-service',
  title: 'No counseling, no emergency help',
  text: (
    <>
      <p>
        Nothing here is counseling, pastoral care, medical, legal or financial advice. Do not put off seeing
        somebody who is trained to help, or stop a treatment, because of something you read here. Nobody
        watches what is written here and nobody is called. If you or somebody else is in danger, please reach
        a person now:
      </p>
      <HelpLines />
    </>
  ),
}
