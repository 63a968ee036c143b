import { Skeleton, Text, Title } from '@mantine/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { SharedPrayer } from '../../api/types.ts'
import { KeptWords } from '../../prayer/text/prayer-text.tsx'
import { type LinkShows, sharedPrayerQuery, useSharePreview } from './queries.ts'
import classes from './shared-words.module.css'
import whatOthersSeeClasses from './what-others-see.module.css'

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

/** Exactly what the link shows, read through the link itself. */
export function WhatOthersSee({ token }: { token: string }) {
  return <Seen shared={useQuery(sharedPrayerQuery(token))} />
}

/** The same before there is a link, from the service that will answer it. */
export function WhatOthersWouldSee({ prayerId, shows }: { prayerId: string; shows: LinkShows }) {
  return <Seen shared={useSharePreview(prayerId, shows, { keepsLast: true })} />
}

function Seen({ shared }: { shared: UseQueryResult<SharedPrayer> }) {
  return (
    <section
      className={whatOthersSeeClasses.preview}
      aria-label="What others see"
      aria-busy={shared.isFetching}
    >
      <Title order={3} size="h4" mb="md">
        What others see
      </Title>
      {shared.isPending && <Skeleton height={160} />}
      {/* What was so before may be so no more: it is not shown for what others see now. */}
      {shared.isError ? (
        <Text>What others see could not be loaded. Please try again in a moment.</Text>
      ) : (
        shared.data && <SharedWords shared={shared.data} />
      )}
    </section>
  )
}
