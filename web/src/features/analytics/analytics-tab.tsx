import { Alert, Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Analytics } from '../../api/types.ts'
import { SLOW_WORDS, useIsSlow } from '../../ui/hooks/use-elapsed.ts'
import { timeAgo } from '../../ui/moments.ts'
import activitiesClasses from './activities.module.css'
import { analyticsQuery } from './analytics-query.ts'
import classes from './analytics-tab.module.css'
import countsClasses from './counts.module.css'

/** A person's own habits, for themselves: no goals, no streaks, nothing to lose. */
export function AnalyticsTab() {
  const analytics = useQuery(analyticsQuery)
  if (analytics.isPending) return <Loading />
  if (!analytics.data) return <NotNow onRetry={() => analytics.refetch()} />
  const { activities, categories, moods } = analytics.data
  if (activities.length === 0) return <NothingYet />
  return (
    <div className={classes.grid}>
      <Counts
        title="What you pray about"
        heading="Category"
        counts={categories.map(({ category, count }) => ({ name: category, count }))}
      />
      <Counts
        title="How you were feeling"
        heading="Mood"
        counts={moods.map(({ mood, count }) => ({ name: mood, count }))}
      />
      <Activities activities={activities} />
    </div>
  )
}

function Loading() {
  const isSlow = useIsSlow()
  return (
    <div className={classes.grid} role="status" aria-label="Loading your analytics">
      <Skeleton height={220} />
      <Skeleton height={220} />
      {isSlow && <Text className={classes.quiet}>{SLOW_WORDS}</Text>}
    </div>
  )
}

function NothingYet() {
  return (
    <Text className={classes.quiet}>
      Nothing here yet. After your first prayer you will see what you pray about, and how you were feeling.
    </Text>
  )
}

function NotNow({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert color="gray">
      <Stack align="flex-start" gap="sm">
        <Text>Your analytics are not available right now.</Text>
        <Button size="sm" variant="default" onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Alert>
  )
}

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
      <Title order={2} id="latest" className={activitiesClasses.title}>
        Recent
      </Title>
      <ol className={activitiesClasses.list}>
        {activities.map(({ action_type, category, mood, created_at }) => (
          <li key={`${action_type} ${created_at}`} className={activitiesClasses.item}>
            <span>
              {WORDS[action_type] ?? action_type}
              <span className={activitiesClasses.about}>
                {' '}
                · {[category, mood].filter(Boolean).join(', ')}
              </span>
            </span>
            <time dateTime={created_at} className={activitiesClasses.when}>
              {timeAgo(created_at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface CountsProps {
  title: string
  /** Of the column of names. */
  heading: string
  counts: readonly { readonly name: string; readonly count: number }[]
}

/** A single prayer does not fill the whole line. */
const SCALE_MIN = 5

/** Bars that are a table: the same to the eye and to a screen reader. */
export function Counts({ title, heading, counts }: CountsProps) {
  const id = useId()
  if (counts.length === 0) return null
  const most = Math.max(SCALE_MIN, ...counts.map(({ count }) => count))
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} className={countsClasses.title}>
        {title}
      </Title>
      <table className={countsClasses.table} aria-labelledby={id}>
        <thead className={countsClasses.head}>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">Prayers</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <span className={countsClasses.bar} style={{ width: `${(count / most) * 100}%` }} />
                <span className={countsClasses.count}>{count}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
