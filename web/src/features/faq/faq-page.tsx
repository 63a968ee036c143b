import { Button, Container, Title } from '@mantine/core'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useConfig } from '../../api/config.ts'
import { facts } from '../../facts.ts'
import { paths } from '../../paths.ts'
import { HelpLines } from '../../ui/help-lines.tsx'
import { WithSupportLink } from '../../ui/names.tsx'
import { focusUnlessFirst, PageHead } from '../../ui/page/page.tsx'
import { Questions } from '../../ui/questions.tsx'
import classes from './faq-page.module.css'
import { type FaqCategory, type FaqQuestion, faqData, faqOf } from './questions.ts'

const TITLE = 'Frequently asked questions'

export function FaqPage() {
  const config = useConfig()
  const categories = faqOf(config)
  useOpenAtHash()
  return (
    <Container size={760} className={classes.page}>
      <PageHead
        title={TITLE}
        description={`How ${config.product} writes a prayer, what happens to what you write, and what it is not: plain answers.`}
        jsonLd={faqData(categories)}
      />
      <Title order={1} tabIndex={-1} ref={focusUnlessFirst}>
        {TITLE}
      </Title>
      {categories.map((category) => (
        <Category key={category.title} category={category} />
      ))}
      <section aria-labelledby="try" className={classes.try}>
        <Title order={2} id="try" className={classes.tryTitle}>
          The quickest answer is to try it
        </Title>
        <p>A free account gives you {facts.freePrayers} prayers. No credit card.</p>
        <Button component={Link} to={paths.home}>
          Try a Free Prayer
        </Button>
      </section>
    </Container>
  )
}

function Category({ category: { title, questions } }: { category: FaqCategory }) {
  return (
    <section className={classes.category}>
      <Title order={2} className={classes.categoryTitle}>
        {title}
      </Title>
      <Questions
        questions={questions.map((question) => ({
          question: question.question,
          answer: <Answer question={question} />,
        }))}
      />
    </section>
  )
}

function Answer({
  question: { id, question, answer, links = [], showsHelpLines },
}: {
  question: FaqQuestion
}) {
  return (
    // The address points into the answer, because browsers then open the question by themselves.
    <div id={id} className={classes.answer}>
      {answer.map((paragraph) => (
        <p key={paragraph}>
          <WithSupportLink text={paragraph} />
        </p>
      ))}
      {showsHelpLines && <HelpLines />}
      <p className={classes.links}>
        {links.map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        <a href={`#${id}`} aria-label={`Link to this answer: ${question}`} className={classes.anchor}>
          Link to this answer
        </a>
      </p>
    </div>
  )
}

/** Opens the question that the address points at, and goes there. */
export function useOpenAtHash(): void {
  const { hash, key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again goes there again
  useEffect(() => {
    const question = document.getElementById(decoded(hash.slice(1)))?.closest('details')
    if (!question) return
    question.open = true
    question.scrollIntoView()
    question.querySelector('summary')?.focus({ preventScroll: true })
  }, [hash, key])
}

/** Somebody may have typed anything after the #. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return ''
  }
}
