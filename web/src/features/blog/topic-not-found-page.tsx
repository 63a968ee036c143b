import { Page } from '../../ui/page/page.tsx'
import { Topics } from './topics.tsx'

/** An address of a topic that there is not: these are. */
export function TopicNotFoundPage() {
  return (
    <Page title="No articles here" subtitle="There is no such topic. Perhaps one of these?">
      <Topics chosen="none" />
    </Page>
  )
}
