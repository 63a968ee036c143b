import { Alert, Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { useConfig } from '../../api/config.ts'
import { isStatus } from '../../api/errors.ts'
import type { SharedPrayer } from '../../api/types.ts'
import { paths } from '../../paths.ts'
import { ReportContent } from '../../prayer/report-dialog.tsx'
import { useSession } from '../../session/session.ts'
import { Page } from '../../ui/page/page.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { sharedPrayerQuery } from './queries.ts'
import classes from './shared-prayer-page.module.css'
import { SharedWords } from './what-others-see.tsx'

/** A prayer that somebody shared, for anybody who has the link, and for no search engine. */
export function SharedPrayerPage() {
  const { token = '' } = useParams()
  return <Shared key={token} token={token} />
}

function Shared({ token }: { token: string }) {
  const shared = useQuery(sharedPrayerQuery(token))
  return (
    <>
      {/* Not even our own server needs to hear where a reader came from. */}
      <meta name="referrer" content="no-referrer" />
      {shared.isPending && <PageSkeleton />}
      {shared.isError && !shared.data && (
        <Unreadable isGone={isStatus(shared.error, 404)} onRetry={() => shared.refetch()} />
      )}
      {shared.data && (
        <Page title={titleOf(shared.data.category)} tabTitle="A shared prayer">
          <article data-print aria-label="Prayer">
            <SharedWords shared={shared.data} />
          </article>
          <div className={classes.report}>
            <ReportContent reported={{ shareToken: token }} />
          </div>
          <YourOwn />
        </Page>
      )}
    </>
  )
}

function titleOf(category: SharedPrayer['category']): string {
  if (category === 'Fear') return 'A prayer in fear'
  if (category === 'Gratitude') return 'A prayer of gratitude'
  return `A prayer for ${category.toLowerCase()}`
}

function YourOwn() {
  const { product } = useConfig()
  const session = useSession()
  const start = session.status === 'signed-in' ? paths.generate : paths.home
  return (
    <aside className={classes.own} aria-labelledby="your-own">
      <Title order={2} size="h3" id="your-own">
        What is on your heart?
      </Title>
      <Text mt="xs" mb="md">
        Someone shared this prayer with you. With {product} you can have one written in the manner of the
        Psalms, for what you carry.
      </Text>
      <Button variant="default" component={Link} to={start}>
        Write a prayer of your own
      </Button>
    </aside>
  )
}

function Unreadable({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) {
  if (isGone) {
    return (
      <Page title="This prayer is no longer shared">
        <Text size="lg">
          The person who sent you this link has taken it back, or the link is not complete. If you expected a
          prayer here, ask them for it.
        </Text>
        <YourOwn />
      </Page>
    )
  }
  return (
    <Page title="This prayer could not be loaded" tabTitle="A shared prayer">
      <Alert color="clay" role="alert">
        <Text mb="sm">The connection may be gone. The link itself is fine.</Text>
        <Button size="sm" variant="default" onClick={onRetry}>
          Try again
        </Button>
      </Alert>
    </Page>
  )
}
