import { useConfig } from '../../api/config.ts'
import { facts } from '../../facts.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Closing } from './closing.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Insights, type Teaser } from './insights.tsx'
import { LandingQuestions } from './landing-questions.tsx'
import type { RequestBox } from './prayer-box.tsx'
import { Psalms } from './psalms.tsx'
import { siteData } from './site-data.ts'
import { Steps } from './steps.tsx'
import { Testimonials } from './testimonials.tsx'
import { ToTop } from './to-top.tsx'

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
