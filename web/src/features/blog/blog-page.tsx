import { Container, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useConfig } from '../../api/config.ts'
import { paths } from '../../paths.ts'
import { focusUnlessFirst } from '../../ui/hooks/focus-unless-first.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { ArticleCard } from './article-card.tsx'
import { ARTICLES, articlesOn, type Topic } from './articles/list.ts'
import classes from './blog-page.module.css'
import { MostRead } from './most-read.tsx'
import { Topics } from './topics.tsx'

/** All articles, or those on one topic (BLG-01 to BLG-03). */
export function BlogPage({ topic }: { topic?: Topic }) {
  const { product } = useConfig()
  const title = topic === undefined ? 'Blog' : `Articles on ${topic.toLowerCase()}`
  const about =
    topic === undefined ? 'prayer, the Psalms, and keeping both in an ordinary week' : topic.toLowerCase()
  const articles = topic === undefined ? ARTICLES : articlesOn(topic)
  return (
    <Container size={1080} className={classes.page}>
      <PageHead
        title={title}
        description={`Articles from ${product} on ${about}: plain, careful, and short enough for a cup of tea.`}
      />
      <Title order={1} tabIndex={-1} key={title} ref={focusUnlessFirst}>
        {title}
      </Title>
      <p className={classes.subtitle}>
        {topic === undefined ? (
          'On prayer, the Psalms, and keeping both in an ordinary week.'
        ) : (
          <>
            {countOf(articles.length)}. <Link to={paths.blog}>Show all articles</Link>
          </>
        )}
      </p>
      <div className={classes.columns}>
        <Topics chosen={topic} />
        <div className={classes.articles}>
          {articles.length === 0 && <p className={classes.empty}>Nothing has been written on this yet.</p>}
          {articles.map((article, index) => (
            <ArticleCard key={article.id} article={article} featured={topic === undefined && index === 0} />
          ))}
        </div>
        <MostRead />
      </div>
    </Container>
  )
}

function countOf(articles: number): string {
  return articles === 1 ? '1 article' : `${articles} articles`
}
