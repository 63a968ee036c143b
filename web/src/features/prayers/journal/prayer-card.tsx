import { ActionIcon, Button, Text, Title, Tooltip } from '@mantine/core'
import { formatDistanceToNow } from 'date-fns/formatDistanceToNow'
import type { Prayer } from '../../../api/types.ts'
import { TrashIcon } from '../../../ui/icons.tsx'
import classes from './prayer-card.module.css'

interface PrayerCardProps {
  prayer: Prayer
  onView: () => void
  onDelete: () => void
}

export function PrayerCard({ prayer, onView, onDelete }: PrayerCardProps) {
  const { category, mood, created_at, prayer_text, scripture_references } = prayer
  const when = formatDistanceToNow(new Date(created_at), { addSuffix: true })
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
      <p className={classes.text}>{prayer_text}</p>
      <div className={classes.foot}>
        <Text className={classes.notes}>
          {[mood && `Feeling ${mood.toLowerCase()}`, scripture_references].filter(Boolean).join(' · ')}
        </Text>
        <div className={classes.actions}>
          <Button variant="default" size="sm" onClick={onView}>
            View Prayer
          </Button>
          <Tooltip label="Delete">
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Delete prayer: ${category}, ${when}`}
              onClick={onDelete}
            >
              <TrashIcon />
            </ActionIcon>
          </Tooltip>
        </div>
      </div>
    </article>
  )
}
