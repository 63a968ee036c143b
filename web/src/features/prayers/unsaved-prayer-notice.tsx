import { Alert, Anchor } from '@mantine/core'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { keptGeneration } from './kept-generation.ts'

/** A prayer that was written and not saved is not lost yet. */
export function UnsavedPrayerNotice({ userId }: { userId: string }) {
  // Read again at every navigation: another page may have saved it.
  useLocation()
  if (!keptGeneration.find(userId)?.finished) return null
  return (
    <Alert color="sage" mb="xl">
      Your last prayer is not saved yet.{' '}
      <Anchor component={Link} to={paths.generate} state={{ openLast: true }} inherit fw={600}>
        Read it again
      </Anchor>
    </Alert>
  )
}
