import { Checkbox, Stack, Text } from '@mantine/core'
import type { Prayer } from '../../api/types.ts'
import type { LinkShows } from './queries.ts'

interface WhatItShowsProps {
  prayer: Prayer
  shows: LinkShows
  onChange: (shows: LinkShows) => void
}

/** What a link shows beside the prayer: nothing that is not ticked. Where we cannot tell what to leave out, we say so. */
export function WhatItShows({ prayer, shows, onChange }: WhatItShowsProps) {
  const { name } = prayer.recipient
  const { shows_name, shows_situation } = shows
  const told = situationChoice(prayer)
  const isUnknown = prayer.tells_situation === 'unknown'
  if (!name && !told && !isUnknown) return null
  return (
    <Stack gap="sm">
      {name && (
        <Checkbox
          label={`Show the name ${name}`}
          description="Otherwise the prayer says ‘my loved one’."
          checked={shows_name}
          onChange={({ currentTarget }) => onChange({ shows_name: currentTarget.checked, shows_situation })}
        />
      )}
      {told && (
        <Checkbox
          {...told}
          checked={shows_situation}
          onChange={({ currentTarget }) => onChange({ shows_name, shows_situation: currentTarget.checked })}
        />
      )}
      {isUnknown && (
        <Text>
          What you told us was not kept with this prayer, so sentences that repeat it cannot be left out.
          Please read what others see before you send the link.
        </Text>
      )}
    </Stack>
  )
}

function situationChoice({ situation, tells_situation }: Prayer) {
  if (situation) {
    return {
      label: 'Include what I wrote',
      description: 'If this is off, sentences that repeat it are left out too. Your own edits stay.',
    }
  }
  if (tells_situation !== 'some_sentences') return undefined
  return {
    label: 'Include the sentences about what I wrote',
    description:
      'If this is off, they are left out. Your own edits stay. What you wrote itself was not kept.',
  }
}
