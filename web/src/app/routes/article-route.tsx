import { useMatch } from 'react-router-dom'
import { ArticleNotFoundPage, ArticlePage } from '../../features/blog/article-page.tsx'
import { findArticle } from '../../features/blog/articles/list.ts'
import { articleRoute } from '../../paths.ts'

export function Component() {
  const article = findArticle(useMatch(articleRoute)?.params.id)
  return article === undefined ? <ArticleNotFoundPage /> : <ArticlePage key={article.id} article={article} />
}
