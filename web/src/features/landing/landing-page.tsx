import { type Config, useConfig } from '../../api/config.ts'
import { facts } from '../../facts.ts'
import { useScrolledPast } from '../../ui/hooks/use-scrolled-past.ts'
import { PageHead } from '../../ui/page/page.tsx'
import { Insights, Psalms, type Teaser } from './insights.tsx'
import { LandingQuestions } from './landing-questions.tsx'
import { Hero, type RequestBox } from './prayer-box.tsx'
import { Closing, Features, Steps } from './sections.tsx'
import { Testimonials } from './testimonials.tsx'
import classes from './to-top.module.css'

interface LandingPageProps {
  /** What happens with what a visitor types (D-04). */
  request: RequestBox
  teasers: readonly Teaser[]
}

export function LandingPage({ request, teasers }: LandingPageProps) {
  const config = useConfig()
  const { product } = config
  return (
    <>
      <PageHead
        title="Words to pray when yours run out"
        description={`Say what is on your heart, and ${product} writes a prayer in the manner of the Psalms, scripture quoted word for word. A free account gives ${facts.freePrayers} prayers, no credit card.`}
        jsonLd={siteData(config)}
      />
      <Hero request={request} />
      <Features />
      <Steps />
      <Psalms />
      <Testimonials />
      <Insights teasers={teasers} />
      <LandingQuestions />
      <Closing />
      <ToTop />
    </>
  )
}

const SHOWN_PAST_PX = 600

/** Back to the heading, for the eyes and for the keyboard. */
export function ToTop() {
  const shown = useScrolledPast(SHOWN_PAST_PX)
  return (
    <button
      type="button"
      aria-label="Back to top"
      className={classes.toTop}
      data-shown={shown || undefined}
      onClick={toTop}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24">
        <path d="M12 19V5.500M6 11l6-6 6 6" />
      </svg>
    </button>
  )
}

function toTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.querySelector('h1')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
}

/** The site and who is behind it, for search engines: https://schema.org/WebSite */
export function siteData({ product, baseUrl, supportEmail }: Config): Readonly<Record<string, unknown>> {
  const url = `${baseUrl}/`
  return {
    '@type': 'WebSite',
    name: product,
    url,
    inLanguage: 'en',
    publisher: {
      '@type': 'Organization',
      name: product,
      url,
      email: supportEmail,
      logo: `${baseUrl}/favicon.svg`,
    },
  }
}
