import { Title } from '@mantine/core'
import { formatDistanceToNow } from 'date-fns/formatDistanceToNow'
import type { Analytics } from '../../api/types.ts'
import classes from './activities.module.css'

const WORDS: Record<string, string> = {
  generated: 'You created a prayer',
  saved: 'You saved a prayer',
  listened: 'You listened to a prayer',
  shared: 'You shared a prayer',
}

/** The latest ten things, newest first. */
export function Activities({ activities }: { activities: Analytics['activities'] }) {
  return (
    <section aria-labelledby="latest">
      <Title order={2} id="latest" className={classes.title}>
        Recent
      </Title>
      <ol className={classes.list}>
        {activities.map(({ action_type, category, mood, created_at }) => (
          <li key={`${action_type} ${created_at}`} className={classes.item}>
            <span>
              {WORDS[action_type] ?? action_type}
              <span className={classes.about}> · {[category, mood].filter(Boolean).join(', ')}</span>
            </span>
            <time dateTime={created_at} className={classes.when}>
              {formatDistanceToNow(new Date(created_at), { addSuffix: true })}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
