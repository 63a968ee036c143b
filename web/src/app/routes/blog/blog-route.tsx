import { BlogPage } from '../../../features/blog/blog-page.tsx'

export function Component() {
  return <BlogPage />
}
