import { Alert, Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { generationPath } from '../paths.ts'
import { unsavedQuery } from './cached-prayers.ts'

/** A prayer that was written and not saved is not lost yet. */
export function UnsavedPrayerNotice() {
  const { data } = useQuery(unsavedQuery)
  const last = data?.items[0]
  if (!last) return null
  return (
    <Alert color="sage" role="note" mb="xl">
      Your last prayer is not saved yet.{' '}
      <Anchor component={Link} to={generationPath(last.generation_id)} inherit fw={600}>
        Read it again
      </Anchor>
    </Alert>
  )
}
