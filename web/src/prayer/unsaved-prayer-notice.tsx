import { Alert, Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { generationPath } from '../paths.ts'
import { unsavedPutAway } from '../preferences.ts'
import { unsavedQuery } from './cached-prayers.ts'

/** A prayer that was written and not saved is not lost yet. Put away, the notice comes back for another prayer only. */
export function UnsavedPrayerNotice() {
  const { data } = useQuery(unsavedQuery)
  const [putAway, setPutAway] = useState(unsavedPutAway.read)
  const last = data?.items[0]
  if (!last || last.generation_id === putAway) return null
  const close = () => {
    unsavedPutAway.write(last.generation_id)
    setPutAway(last.generation_id)
    // The button goes with the notice: the page keeps the focus, instead of nobody.
    document.getElementById('main')?.focus()
  }
  return (
    <Alert
      color="sage"
      role="note"
      mb="xl"
      withCloseButton
      closeButtonLabel="Do not show this again for this prayer"
      onClose={close}
    >
      Your last prayer is not saved yet.{' '}
      <Anchor component={Link} to={generationPath(last.generation_id)} inherit fw={600}>
        Read it again
      </Anchor>
    </Alert>
  )
}
