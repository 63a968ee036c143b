import { Group, Modal, Text, Title } from '@mantine/core'
import type { Prayer } from '../../../api/types.ts'
import { PrayerActions } from '../prayer-actions.tsx'
import { PrayerText, paragraphsOf } from '../prayer-text.tsx'
import { Verse } from '../verse.tsx'
import classes from './prayer-dialog.module.css'

interface PrayerDialogProps {
  /** Open while there is one. */
  prayer: Prayer | undefined
  onClose: () => void
}

export function PrayerDialog({ prayer, onClose }: PrayerDialogProps) {
  return (
    <Modal
      opened={prayer !== undefined}
      onClose={onClose}
      size={720}
      title="Prayer Details"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {prayer && <PrayerDetails prayer={prayer} />}
    </Modal>
  )
}

function PrayerDetails({ prayer }: { prayer: Prayer }) {
  return (
    <>
      <article data-print>
        <Title order={3} size="h2">
          {prayer.category}
        </Title>
        {prayer.mood && (
          <Text c="dimmed" mb="lg">
            Feeling: {prayer.mood}
          </Text>
        )}
        <PrayerText paragraphs={paragraphsOf(prayer.prayer_text)} />
        <div className={classes.verses}>
          {prayer.citations.length > 0
            ? prayer.citations.map((citation) => <Verse key={citation.reference} citation={citation} />)
            : prayer.scripture_references}
        </div>
        {prayer.situation && (
          <section className={classes.note} aria-label="What you wrote">
            <Text fw={600} size="sm">
              What you wrote
            </Text>
            <Text className={classes.words}>{prayer.situation}</Text>
          </section>
        )}
      </article>
      <Group mt="xl">
        <PrayerActions prayer={prayer.prayer_text} citations={prayer.citations} />
      </Group>
    </>
  )
}
