import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import type { Analytics } from '../../api/types.ts'
import { SLOW_WORDS, useIsSlow } from '../../ui/hooks/use-is-slow.ts'
import { Activities } from './activities.tsx'
import classes from './analytics-tab.module.css'
import { Counts } from './counts.tsx'

/** A person's own habits, for themselves: no goals, no streaks, nothing to lose. */
export function AnalyticsTab() {
  const analytics = useQuery({ queryKey: ['analytics'], queryFn: readAnalytics })
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

async function readAnalytics(): Promise<Analytics> {
  try {
    return await answerOf(api.GET('/api/v1/analytics'))
  } catch (error) {
    // The page stays quiet about it (ANA-06); a developer who looks for the reason finds it here.
    console.warn('The analytics could not be loaded', error)
    throw error
  }
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
