import { caption, stories } from '../../features/landing/sample-stories.ts'
import { SubscribePage } from '../../features/plans/subscribe-page.tsx'

export function Component() {
  return <SubscribePage stories={stories} storiesCaption={caption} />
}
