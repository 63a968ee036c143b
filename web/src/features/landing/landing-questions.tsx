import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { facts } from '../../facts.ts'
import { paths } from '../../paths.ts'
import { type Question, Questions } from '../../ui/questions.tsx'
import { TRANSLATION } from '../../ui/quotations.tsx'
import { Section } from './sections.tsx'

// Says what the system does: decisions 0007 and the prayers service. /faq says the same at greater length.
const QUESTIONS: readonly Question[] = [
  {
    question: 'How does the AI write a prayer?',
    openAtFirst: true,
    answer: (
      <>
        <p>
          What you wrote is first read for signs of danger, on our own server; if there are any, people who
          can help come before anything else. Then the software chooses verses that fit, and the prayer is
          written around them sentence by sentence: by a language model where one is set up, otherwise by a
          composer of our own.
        </p>
        <p>
          Neither supplies the scripture. Each verse is put in word for word from the {TRANSLATION}, and each
          sentence is checked before you see it: no promises nobody can keep, no speaking in God’s name.
        </p>
      </>
    ),
  },
  {
    question: 'What happens to what I write?',
    answer: (
      <>
        <p>
          Writing a prayer leaves nothing permanent but a count, the category and the mood. The prayer itself
          is held encrypted for {facts.unsavedKeptDays} days, so that a lost connection loses nothing, and is
          then removed.
        </p>
        <p>
          It stays only if you press Save, and the note about your situation only if its box is ticked.
          Nothing trains a model and nothing is sold; the companies that handle it for us are listed in the{' '}
          <Anchor component={Link} to={paths.privacy} inherit>
            Privacy Policy
          </Anchor>
          .
        </p>
      </>
    ),
  },
  {
    question: 'What does it cost?',
    answer: (
      <p>
        {facts.freePrayers} free prayers, then a plan. The account is free and asks for no credit card, and
        what you have saved stays in your journal. The prices are under{' '}
        <Anchor component={Link} to={paths.pricing} inherit>
          Pricing
        </Anchor>
        .
      </p>
    ),
  },
  {
    question: 'Does this replace my Bible, my church, or my own prayer?',
    answer: (
      <p>
        No. It offers words; praying is yours. It claims no revelation and no authority, and it is no
        replacement for the Bible, for pastoral care, or for people who know you.
      </p>
    ),
  },
  {
    question: 'Can it get a verse wrong?',
    answer: (
      <p>
        Not its wording: every quotation is compared with the text it comes from and repaired or removed if it
        differs. Whether a verse fits your day is for you to judge, so each one comes with its reference.
      </p>
    ),
  },
]

export function LandingQuestions() {
  return (
    <Section
      title="Questions people ask"
      size={820}
      subtitle={
        <>
          There are more of them, with longer answers, under{' '}
          <Anchor component={Link} to={paths.faq} inherit>
            FAQ
          </Anchor>
          .
        </>
      }
    >
      <Questions questions={QUESTIONS} />
    </Section>
  )
}
