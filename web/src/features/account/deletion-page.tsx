import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { isStatus } from '../../api/errors.ts'
import { paths } from '../../paths.ts'
import { PartNotLoaded } from '../../ui/load-failed.tsx'
import { Page } from '../../ui/page/page.tsx'
import { erasureQuery } from './delete-account.tsx'

/** What became of a deleted account. Its person has no session any more; they came with the id. */
export function DeletionPage() {
  const { id = '' } = useParams()
  return <Deletion key={id} erasureId={id} />
}

function Deletion({ erasureId }: { erasureId: string }) {
  const { data, error, refetch } = useQuery(erasureQuery(erasureId))
  return (
    <Page title="Your account is deleted" tabTitle="Account deleted">
      {data && <DeletionState state={data.state} />}
      {!data && error !== null && (
        <PartNotLoaded onRetry={() => refetch()}>
          {isStatus(error, 404) || isStatus(error, 400)
            ? 'There is no deletion at this address.'
            : 'We could not look this up just now.'}
        </PartNotLoaded>
      )}
      <Button mt="xl" variant="default" component={Link} to={paths.home}>
        Go to the start page
      </Button>
    </Page>
  )
}

export function DeletionState({ state }: { state: 'requested' | 'done' }) {
  return (
    <Text role="status">
      {state === 'done'
        ? 'Nothing of yours is kept here any more.'
        : 'Your account is gone. What else was kept of you is being deleted; this takes a few minutes. You need not wait for it.'}
    </Text>
  )
}
