import { Container, Title } from '@mantine/core'
import { Link, useParams } from 'react-router-dom'
import { useConfig } from '../../api/config.ts'
import { articlePath, paths, topicPath } from '../../paths.ts'
import { focusUnlessFirst, Page, PageHead } from '../../ui/page/page.tsx'
import { ArticleCard, ArticleMeta } from './article-card.tsx'
import { ARTICLES, articlesOn, findTopic, TOPICS, type Topic, topicSlug } from './articles/list.ts'
import classes from './blog-page.module.css'
import topicsClasses from './sidebar.module.css'

/** All articles (BLG-01 to BLG-03). */
export function BlogPage() {
  return <Articles />
}

/** Those on one topic. */
export function TopicPage() {
  const topic = findTopic(useParams().topic)
  return topic === undefined ? <TopicNotFoundPage /> : <Articles topic={topic} />
}

function Articles({ topic }: { topic?: Topic }) {
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

/** The list of topics: each has an address of its own, so it works as a link and can be passed on (BLG-03, D-28). */
export function Topics({ chosen }: { chosen?: Topic | 'none' | undefined }) {
  return (
    <nav aria-labelledby="topics">
      <Title order={2} id="topics" className={topicsClasses.title}>
        Topics
      </Title>
      <ul className={topicsClasses.topics}>
        <li>
          <TopicLink name="All" to={paths.blog} count={ARTICLES.length} isChosen={chosen === undefined} />
        </li>
        {TOPICS.map((topic) => (
          <li key={topic}>
            <TopicLink
              name={topic}
              to={topicPath(topicSlug(topic))}
              count={articlesOn(topic).length}
              isChosen={topic === chosen}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface TopicLinkProps {
  name: string
  to: string
  count: number
  isChosen: boolean
}

function TopicLink({ name, to, count, isChosen }: TopicLinkProps) {
  return (
    <Link
      to={to}
      className={topicsClasses.topic}
      aria-current={isChosen ? 'page' : undefined}
      preventScrollReset
    >
      {name} <span className={topicsClasses.count}>{count}</span>
      <span className={topicsClasses.unseen}>{count === 1 ? ' article' : ' articles'}</span>
    </Link>
  )
}

const SHOWN = 3

/** No count of readers is behind this list, so it says whose choice it is (BLG-02). */
export function MostRead() {
  return (
    <section aria-labelledby="most-read">
      <Title order={2} id="most-read" className={topicsClasses.title}>
        Most Read
      </Title>
      <p className={topicsClasses.note}>Chosen by us: where we would begin.</p>
      <ol className={topicsClasses.list}>
        {ARTICLES.slice(0, SHOWN).map((article) => (
          <li key={article.id}>
            <Link to={articlePath(article.id)} className={topicsClasses.link}>
              {article.title}
            </Link>
            <ArticleMeta article={article} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** An address of a topic that there is not: these are. */
function TopicNotFoundPage() {
  return (
    <Page title="No articles here" subtitle="There is no such topic. Perhaps one of these?">
      <Topics chosen="none" />
    </Page>
  )
}
