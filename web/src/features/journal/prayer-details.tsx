import { Button, Text, Title } from '@mantine/core'
import { useRef } from 'react'
import type { Prayer } from '../../api/types.ts'
import { PrayerActions } from '../../prayer/prayer-actions.tsx'
import { KeptWords } from '../../prayer/text/prayer-text.tsx'
import { LinkIcon } from '../../ui/icons.tsx'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import { Answered } from './answered.tsx'
import { EditWords, useUnsaved } from './edit-words.tsx'
import { MoodIcon } from './list/mood-icon.tsx'
import { PrintSheets } from './list/print-sheets.tsx'
import { Note } from './note.tsx'
import classes from './prayer-details.module.css'

interface PrayerDetailsProps {
  prayer: Prayer
  onShare: () => void
  onDelete: () => void
}

/** A prayer, and what a person did with it. */
export function PrayerDetails({ prayer, onShare, onDelete }: PrayerDetailsProps) {
  const edit = useUnsaved(prayer, 'text')
  const article = useRef<HTMLElement>(null)
  const endEdit = () => {
    article.current?.focus()
    edit.drop()
  }
  return (
    <>
      <Head prayer={prayer} />
      <section ref={article} tabIndex={-1} aria-label="Prayer">
        {edit.words === undefined ? (
          <KeptWords text={prayer.prayer_text} citations={prayer.citations} />
        ) : (
          <EditWords
            prayer={prayer}
            words={edit.words}
            wasKept={edit.wasKept}
            isOvertaken={edit.isOvertaken}
            onWrite={edit.write}
            onEnd={endEdit}
          />
        )}
      </section>
      {prayer.citations.length === 0 && prayer.scripture_references && (
        <Text mt="lg">{prayer.scripture_references}</Text>
      )}
      <div className={classes.actions}>
        <PrayerActions prayer={prayer.prayer_text} citations={prayer.citations} />
        <Button variant="default" onClick={onShare}>
          Share
        </Button>
        <NeedsConnection reason="Editing, deleting and marking as answered need the connection.">
          {edit.words === undefined && (
            <Button variant="default" onClick={edit.begin}>
              Edit the words
            </Button>
          )}
          <Button variant="subtle" color="clay" onClick={onDelete}>
            Delete
          </Button>
        </NeedsConnection>
      </div>
      <Answered prayer={prayer} />
      <Note prayer={prayer} />
      {prayer.situation && (
        <section className={classes.situation} aria-label="What you wrote">
          <Title order={4} size="h4">
            What you wrote
          </Title>
          <Text className={classes.words}>{prayer.situation}</Text>
        </section>
      )}
      <PrintSheets prayers={[prayer]} />
    </>
  )
}

function Head({ prayer }: { prayer: Prayer }) {
  const { category, mood, recipient, is_shared } = prayer
  return (
    <header className={classes.head}>
      <Title order={3} size="h2">
        {category}
      </Title>
      <ul className={classes.facts}>
        {mood && (
          <li>
            <MoodIcon mood={mood} /> Feeling: {mood}
          </li>
        )}
        {recipient.relationship !== 'Self' && <li>For {recipient.name ?? recipient.relationship}</li>}
        {is_shared && (
          <li>
            <LinkIcon /> Shared by a link
          </li>
        )}
      </ul>
    </header>
  )
}
