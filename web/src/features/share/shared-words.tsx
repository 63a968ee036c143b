import { Text } from '@mantine/core'
import type { SharedPrayer } from '../../api/types.ts'
import { KeptWords } from '../../prayer/text/prayer-text.tsx'
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
      <KeptWords text={prayer_text} citations={citations} />
      <p className={classes.help}>Written with AI help. Scripture is quoted word for word.</p>
    </>
  )
}
