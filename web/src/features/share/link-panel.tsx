import { Alert, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import type { Prayer, PrayerLink } from '../../api/types.ts'
import { sharedPrayerPath } from '../../paths.ts'
import { notify } from '../../ui/notify.tsx'
import { copyText, shareWithDevice } from '../../ui/share.ts'
import { SubmitError } from '../../ui/submit-error.tsx'
import {
  isRefusal,
  type LinkShows,
  NOTHING_MORE,
  useMakeLink,
  usePrayerLink,
  useTakeLinkBack,
} from './queries.ts'
import { WhatItShows } from './what-it-shows.tsx'
import { WhatOthersSee, WhatOthersWouldSee } from './what-others-see.tsx'

const NOT_CHANGED = 'That could not be changed. The link shows what it showed before.'
const PERHAPS_CHANGED =
  'We could not find out whether that was changed. Please see what the link shows before you send it.'

/** A link by which anybody can read one prayer, until it is taken back. */
export function LinkPanel({ prayer }: { prayer: Prayer }) {
  const link = usePrayerLink(prayer)
  if (link.isPending) {
    return (
      <Stack role="status" aria-label="Looking for a link">
        <Skeleton height={60} />
        <Skeleton height={44} width="50%" />
      </Stack>
    )
  }
  if (link.isError && link.data === undefined) {
    return (
      <NotFoundOut onAgain={() => link.refetch()}>
        We could not find out whether this prayer has a link
      </NotFoundOut>
    )
  }
  if (!link.data) return <NotMade prayer={prayer} />
  return <Made prayer={prayer} link={link.data} isInDoubt={link.isError} onLookAgain={() => link.refetch()} />
}

function NotFoundOut({ children, onAgain }: { children: string; onAgain: () => void }) {
  return (
    <Alert color="clay" role="alert">
      <Text mb="sm">{children}</Text>
      <Button size="sm" variant="default" onClick={onAgain}>
        Try again
      </Button>
    </Alert>
  )
}

function NotMade({ prayer }: { prayer: Prayer }) {
  const make = useMakeLink(prayer.id)
  const [shows, setShows] = useState(NOTHING_MORE)
  return (
    <Stack gap="lg">
      <Text>
        Anybody who has the link can read the prayer and its verses, without an account. Below you see what
        they will see. You can turn the link off at any time.
      </Text>
      <WhatItShows prayer={prayer} shows={shows} onChange={setShows} />
      <WhatOthersWouldSee prayerId={prayer.id} shows={shows} />
      <SubmitError message={make.isError ? messageOf(make.error, 'The link could not be made') : undefined} />
      <Group>
        <Button loading={make.isPending} onClick={() => make.isPending || make.mutate(shows)}>
          Make a link
        </Button>
      </Group>
    </Stack>
  )
}

interface MadeProps {
  prayer: Prayer
  link: PrayerLink
  /** It could not be looked up again. */
  isInDoubt: boolean
  onLookAgain: () => void
}

function Made({ prayer, link, isInDoubt, onLookAgain }: MadeProps) {
  const make = useMakeLink(prayer.id)
  const takeBack = useTakeLinkBack(prayer.id)
  // What was ticked stands at once; the link follows.
  const [ticked, setTicked] = useState<LinkShows>()
  const shows = ticked ?? link

  const change = (changed: LinkShows) => {
    setTicked(changed)
    make.mutate(changed, {
      onSettled: () => setTicked(undefined),
      onError: (error) => notify.failure(isRefusal(error) ? NOT_CHANGED : PERHAPS_CHANGED),
    })
  }
  const end = () =>
    takeBack.mutate(undefined, {
      onSuccess: () => notify.success('The link is taken back. It leads nowhere now.'),
      onError: () => notify.failure('The link could not be taken back. Please try again.'),
    })

  return (
    <Stack gap="lg">
      <LinkAddress token={link.token} />
      {make.isError && isInDoubt ? (
        <NotFoundOut onAgain={onLookAgain}>We could not find out what the link shows now</NotFoundOut>
      ) : (
        <>
          <WhatItShows prayer={prayer} shows={shows} onChange={change} />
          <WhatOthersSee token={link.token} />
        </>
      )}
      <Group>
        <Button variant="subtle" color="clay" loading={takeBack.isPending} onClick={end}>
          Take the link back
        </Button>
      </Group>
    </Stack>
  )
}

/** The link, to be copied or handed to the device. */
export function LinkAddress({ token }: { token: string }) {
  const url = `${location.origin}${sharedPrayerPath(token)}`

  const copy = () =>
    copyText(url, {
      done: 'Link copied',
      failed: 'The link could not be copied. Please select it and copy it.',
    })
  const share = async () => {
    try {
      if (await shareWithDevice({ url })) notify.success('Link shared')
    } catch {
      notify.failure('The link could not be shared. You can copy it instead.')
    }
  }

  return (
    <div>
      <TextInput
        label="Your link"
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group gap="sm" mt="sm">
        <Button onClick={copy}>Copy link</Button>
        {typeof navigator.share === 'function' && (
          <Button variant="default" onClick={share}>
            Share link
          </Button>
        )}
      </Group>
    </div>
  )
}
