import { Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths, topicPath } from '../../paths.ts'
import { ARTICLES, articlesOn, TOPICS, type Topic, topicSlug } from './articles/list.ts'
import classes from './sidebar.module.css'

/** The list of topics: each has an address of its own, so it works as a link and can be passed on (BLG-03, D-28). */
export function Topics({ chosen }: { chosen?: Topic | 'none' | undefined }) {
  return (
    <nav aria-labelledby="topics">
      <Title order={2} id="topics" className={classes.title}>
        Topics
      </Title>
      <ul className={classes.topics}>
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
    <Link to={to} className={classes.topic} aria-current={isChosen ? 'page' : undefined} preventScrollReset>
      {name} <span className={classes.count}>{count}</span>
      <span className={classes.unseen}>{count === 1 ? ' article' : ' articles'}</span>
    </Link>
  )
}
