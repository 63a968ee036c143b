import { Text } from '@mantine/core'
import type { SharedPrayer } from '../../../api/types.ts'
import { PrayerText, paragraphsOf } from '../prayer-text.tsx'
import { Verse } from '../verse.tsx'
import classes from './shared-words.module.css'

/** Everything that a link shows of a prayer. */
export function SharedWords({ shared }: { shared: SharedPrayer }) {
  const { prayer_text, citations, name, situation } = shared
  return (
    <>
      {(name || situation) && (
        <div className={classes.about}>
          {name && <Text>For {name}</Text>}
          {situation && <Text className={classes.situation}>{situation}</Text>}
        </div>
      )}
      <PrayerText paragraphs={paragraphsOf(prayer_text)} />
      {citations.length > 0 && (
        <div className={classes.verses}>
          {citations.map((citation) => (
            <Verse key={citation.reference} citation={citation} />
          ))}
        </div>
      )}
      <p className={classes.help}>Written with AI help. Scripture is quoted word for word.</p>
    </>
  )
}
