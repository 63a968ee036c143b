import { Button, Group, Text, Title } from '@mantine/core'
import { facts } from '../../facts.ts'
import { timeAgo } from '../../ui/moments.ts'
import { notify } from '../../ui/notify.tsx'
import { copyPrayer } from '../prayer-actions.tsx'
import { unsavedPrayers, useWaiting, type WaitingPrayer } from './unsaved-prayers.ts'
import classes from './waiting-cards.module.css'

/** Prayers that are to be in the journal as soon as the server can be told, and those it will not take. */
export function WaitingCards({ userId }: { userId: string }) {
  const waiting = useWaiting(userId)
  if (waiting.length === 0) return null
  return (
    <section aria-label="Waiting to be saved" className={classes.cards}>
      {waiting.map((save) => (
        <Card key={save.generation.id} userId={userId} save={save} />
      ))}
    </section>
  )
}

function Card({ userId, save }: { userId: string; save: WaitingPrayer }) {
  const { generation, edit, at } = save
  const { citations, request, result } = generation
  const category = request?.category ?? 'Prayer'
  const prayer = edit ?? result.prayer
  const isRefused = save.state === 'refused'
  const when = timeAgo(at)
  return (
    <article className={classes.card} aria-label={`${category}, waiting`}>
      <Title order={2} size="h3" className={classes.category}>
        {category}
      </Title>
      <p className={classes.state}>
        {isRefused ? REFUSED[save.reason] : `Waiting for the connection. You saved it ${when}.`}
      </p>
      <p className={classes.text}>{prayer}</p>
      <Group gap="sm">
        <Button variant="default" onClick={() => copyPrayer(prayer, citations)}>
          Copy the text
        </Button>
        <Button variant="subtle" color="gray" onClick={() => takeBack(userId, save)}>
          {isRefused ? 'Remove' : 'Do not save'}
        </Button>
      </Group>
      {!isRefused && (
        <Text className={classes.about}>
          It is kept on this device, and goes to your journal by itself when the connection is back.
        </Text>
      )}
    </article>
  )
}

const REFUSED = {
  gone: `This prayer can no longer be saved: the server keeps an unsaved prayer for ${facts.unsavedKeptDays} days. Its words are still here: copy them to keep them.`,
  'other words':
    'This prayer is in your journal already, with other words, and those stay. The ones you saved here are below: copy them to keep them.',
  'not accepted':
    'The server does not take this prayer as it is. Its words are still here: copy them to keep them.',
} as const

async function takeBack(userId: string, save: WaitingPrayer): Promise<void> {
  await unsavedPrayers.withdraw(userId, save)
  notify.undoable('It will not be saved', () => void unsavedPrayers.putBack(userId, save), UNDO_MS)
}

const UNDO_MS = 10_000
