import { Button, CloseButton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Prayer } from '../../../api/types.ts'
import { rememberedPutAway } from '../../../preferences.ts'
import { localDate } from '../../../time-zone.ts'
import { AnsweredRibbon } from '../answered.tsx'
import { rememberedQuery } from '../queries.ts'
import classes from './remembered-prayers.module.css'

/** What was prayed on this day of earlier years. Put away, it stays away for the day. */
export function RememberedPrayers({ onOpen }: { onOpen: (prayerId: string) => void }) {
  const { data } = useQuery(rememberedQuery())
  const [isAway, setAway] = useState(() => rememberedPutAway.read() === localDate())
  const [isWhole, setWhole] = useState(false)
  if (!data || data.items.length === 0 || isAway) return null
  return (
    <section className={classes.remembered} aria-labelledby="remembered">
      <CloseButton
        className={classes.close}
        size={44}
        iconSize={20}
        aria-label="Hide for today"
        onClick={() => {
          rememberedPutAway.write(localDate())
          setAway(true)
        }}
      />
      <Title order={2} size="h3" id="remembered" className={classes.title}>
        On this day
      </Title>
      {data.items.slice(0, isWhole ? data.items.length : 1).map((prayer) => (
        <Remembered key={prayer.id} prayer={prayer} onOpen={() => onOpen(prayer.id)} />
      ))}
      {data.items.length > 1 && !isWhole && (
        <Button variant="subtle" className={classes.more} onClick={() => setWhole(true)}>
          {data.items.length - 1} more from this day
        </Button>
      )}
    </section>
  )
}

function Remembered({ prayer, onOpen }: { prayer: Prayer; onOpen: () => void }) {
  const ago = yearsAgo(prayer.created_at)
  return (
    <div className={classes.prayer}>
      <p className={classes.when}>
        {ago} · {prayer.category}
      </p>
      <p className={classes.text}>{prayer.prayer_text}</p>
      {prayer.answered_at && <AnsweredRibbon answeredAt={prayer.answered_at} />}
      <Button
        variant="default"
        mt="sm"
        onClick={onOpen}
        aria-label={`Read it again: ${prayer.category}, ${ago}`}
      >
        Read it again
      </Button>
    </div>
  )
}

const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** 'One year ago' */
function yearsAgo(moment: string): string {
  const years = new Date().getFullYear() - new Date(moment).getFullYear()
  return `${NUMBERS[years - 1] ?? years} ${years === 1 ? 'year' : 'years'} ago`
}
