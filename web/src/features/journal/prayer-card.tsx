import { ActionIcon, Button, Text, Title, Tooltip } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import type { Prayer } from '../../api/types.ts'
import { LinkIcon, TrashIcon } from '../../ui/icons.tsx'
import { timeAgo } from '../../ui/moments.ts'
import { AnsweredRibbon } from './answered.tsx'
import { MoodIcon } from './list/mood-icon.tsx'
import classes from './prayer-card.module.css'

interface PrayerCardProps {
  prayer: Prayer
  onView: () => void
  onDelete: () => void
}

export function PrayerCard({ prayer, onView, onDelete }: PrayerCardProps) {
  const { category, mood, created_at, prayer_text, scripture_references, answered_at, is_shared } = prayer
  const { online } = useNetwork()
  const when = timeAgo(created_at)
  return (
    <article className={classes.card} aria-label={`${category}, ${when}`}>
      <div className={classes.head}>
        <Title order={3} className={classes.category}>
          {category}
        </Title>
        <Text component="time" dateTime={created_at} className={classes.when}>
          {when}
        </Text>
      </div>
      {answered_at && <AnsweredRibbon answeredAt={answered_at} />}
      <p className={classes.text}>{prayer_text}</p>
      <ul className={classes.notes}>
        {mood && (
          <li>
            <MoodIcon mood={mood} /> Feeling {mood.toLowerCase()}
          </li>
        )}
        {is_shared && (
          <li>
            <LinkIcon /> Shared by a link
          </li>
        )}
        {scripture_references && <li>{scripture_references}</li>}
      </ul>
      <div className={classes.actions}>
        <Button variant="default" onClick={onView}>
          View Prayer
        </Button>
        <Tooltip label={online ? 'Delete' : 'Deleting needs the connection'}>
          <ActionIcon
            disabled={!online}
            variant="subtle"
            color="gray"
            size={44}
            aria-label={`Delete prayer: ${category}, ${when}`}
            onClick={onDelete}
          >
            <TrashIcon />
          </ActionIcon>
        </Tooltip>
      </div>
    </article>
  )
}
