import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import type { Prayer } from '../../api/types.ts'
import { localDate, noonOf } from '../../time-zone.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { dateInWords } from '../../ui/moments.ts'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import { notify } from '../../ui/notify.tsx'
import answeredRibbonClasses from './answered-ribbon.module.css'
import classes from './later.module.css'
import { useChangePrayer } from './queries.ts'

const NOT_SAVED = 'That could not be saved. Please try again.'

/** Whether, and when, the person found this prayer answered. */
export function Answered({ prayer }: { prayer: Prayer }) {
  const [isAsking, setAsking] = useState(false)
  const section = useRef<HTMLElement>(null)
  const { answered_at } = prayer

  const takeBack = useChangePrayer(prayer, 'answered', {
    onSaved: () => {
      section.current?.focus()
      notify.success('No longer marked as answered')
    },
    onFailed: () => notify.failure(NOT_SAVED),
  })

  return (
    <section ref={section} tabIndex={-1} className={classes.later} aria-label="Answered">
      {answered_at && (
        <p className={classes.answered}>
          <CheckIcon /> Answered on {dateInWords(answered_at)}
        </p>
      )}
      {isAsking ? (
        <DateForm
          prayer={prayer}
          onEnd={() => {
            section.current?.focus()
            setAsking(false)
          }}
        />
      ) : (
        <Group gap="sm" mt={answered_at ? 'sm' : 0}>
          <NeedsConnection>
            <Button variant="default" onClick={() => setAsking(true)}>
              {answered_at ? 'Change the date' : 'Mark as answered'}
            </Button>
            {answered_at && (
              <Button
                variant="subtle"
                color="gray"
                loading={takeBack.isPending}
                onClick={() => takeBack.mutate({ answered_at: null })}
              >
                Mark as unanswered
              </Button>
            )}
          </NeedsConnection>
        </Group>
      )}
    </section>
  )
}

function DateForm({ prayer, onEnd }: { prayer: Prayer; onEnd: () => void }) {
  const today = localDate()
  const [date, setDate] = useState(prayer.answered_at ? localDate(new Date(prayer.answered_at)) : today)
  const field = useRef<HTMLInputElement>(null)
  const change = useChangePrayer(prayer, 'answered', {
    onSaved: () => {
      onEnd()
      notify.success('Marked as answered')
    },
    onFailed: () => field.current || notify.failure(NOT_SAVED),
  })
  const problem =
    date === '' ? 'Please choose a date.' : date > today ? 'Please choose today or earlier.' : undefined

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending || problem) return
    change.mutate({ answered_at: noonOf(date).toISOString() })
  }

  return (
    <form onSubmit={save} noValidate>
      <TextInput
        ref={field}
        type="date"
        label="Answered on"
        w={200}
        autoFocus
        max={today}
        value={date}
        onChange={({ currentTarget }) => setDate(currentTarget.value)}
        error={problem ?? (change.isError && messageOf(change.error, NOT_SAVED))}
      />
      <Group gap="sm" mt="sm">
        <Button type="submit" loading={change.isPending}>
          Save the date
        </Button>
        <Button variant="default" onClick={onEnd}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}

/** A ribbon between the pages: this one was answered. */
export function AnsweredRibbon({ answeredAt }: { answeredAt: string }) {
  return (
    <p className={answeredRibbonClasses.ribbon}>
      <CheckIcon /> Answered on <time dateTime={answeredAt}>{dateInWords(answeredAt)}</time>
    </p>
  )
}
