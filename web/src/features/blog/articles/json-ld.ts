import type { Config } from '../../../api/config.ts'
import { articlePath } from '../../../paths.ts'
import type { ArticleSummary } from './list.ts'

/** An article for search engines: https://schema.org/Article */
export function articleData(
  { id, title, excerpt, date, category, topics }: ArticleSummary,
  { product, baseUrl }: Config,
): Readonly<Record<string, unknown>> {
  return {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: date,
    articleSection: category,
    keywords: topics.join(', '),
    inLanguage: 'en',
    mainEntityOfPage: `${baseUrl}${articlePath(id)}`,
    author: { '@type': 'Organization', name: `The ${product} team` },
    publisher: { '@type': 'Organization', name: product },
  }
}
