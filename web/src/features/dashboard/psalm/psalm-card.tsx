import { Button, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { prayFromPath } from '../../../paths.ts'
import { useChapter } from '../../../prayer/chapter/queries.ts'
import { PassageHelp } from '../../../prayer/plain-words/passage-help.tsx'
import { Verse } from '../../../prayer/text/verse.tsx'
import { dateIn, localZone } from '../../../time-zone.ts'
import classes from './psalm-card.module.css'
import { psalmOfTheDay } from './psalm-of-the-day.ts'

/** Another psalm each day, by the date where the person is. Without an answer nothing stands here. */
export function PsalmCard({ zone = localZone() }: { zone?: string | undefined }) {
  const reference = psalmOfTheDay(dateIn(zone))
  const { data, isError } = useChapter(reference, true)
  if (isError && !data) return null
  return (
    <section aria-labelledby="psalm-of-the-day" aria-busy={!data} className={classes.psalm}>
      <Title order={2} id="psalm-of-the-day" className={classes.title}>
        The psalm of the day
      </Title>
      {data && (
        <>
          <Verse citation={data}>
            <PassageHelp citation={data} label="Read the whole psalm" />
          </Verse>
          <Button variant="default" component={Link} to={prayFromPath(reference)} className={classes.pray}>
            Pray from this
          </Button>
        </>
      )}
    </section>
  )
}
