import { useParams } from 'react-router-dom'
import { findTopic } from '../../../features/blog/articles/list.ts'
import { BlogPage } from '../../../features/blog/blog-page.tsx'
import { TopicNotFoundPage } from '../../../features/blog/topic-not-found-page.tsx'

export function Component() {
  const topic = findTopic(useParams().topic)
  return topic === undefined ? <TopicNotFoundPage /> : <BlogPage topic={topic} />
}
