import { useParams } from 'react-router-dom'
import { findTopic } from '../../../features/blog/articles/list.ts'
import { BlogPage, TopicNotFoundPage } from '../../../features/blog/blog-page.tsx'

export function Component() {
  const topic = findTopic(useParams().topic)
  return topic === undefined ? <TopicNotFoundPage /> : <BlogPage topic={topic} />
}
