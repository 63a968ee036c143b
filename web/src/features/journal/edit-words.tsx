import { Button, Group, Textarea } from '@mantine/core'
import { useRef } from 'react'
import { messageOf } from '../../api/errors.ts'
import type { Prayer } from '../../api/types.ts'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import { notify } from '../../ui/notify.tsx'
import { changedVerses } from './changed-verses.ts'
import classes from './edit-words.module.css'
import { useChangePrayer } from './use-change-prayer.ts'
import { OVERTAKEN } from './use-unsaved.ts'

const PRAYER_CHARACTERS_MAX = 8000
const NOT_SAVED = 'Your words could not be saved. They are kept here: please try again.'

interface EditWordsProps {
  prayer: Prayer
  words: string
  wasKept: boolean
  isOvertaken: boolean
  onWrite: (words: string) => void
  onEnd: () => void
}

/** The person's own wording of a prayer. Scripture in it stays as it is written. */
export function EditWords({ prayer, words, wasKept, isOvertaken, onWrite, onEnd }: EditWordsProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const change = useChangePrayer(prayer, 'text', {
    onSaved: () => {
      onEnd()
      notify.success('Your words are saved')
    },
    onFailed: () => field.current || notify.failure(NOT_SAVED),
  })
  const changed = changedVerses(words, prayer.citations)

  const save = () => {
    if (change.isPending || changed.length > 0 || words.trim() === '') return
    if (words === prayer.prayer_text) return onEnd()
    change.mutate({ prayer_text: words })
  }

  return (
    <div>
      <Textarea
        ref={field}
        label="The words of this prayer"
        description={`${isOvertaken ? OVERTAKEN : wasKept ? 'Not saved yet. ' : ''}Change what is yours. The verses in it stay word for word.`}
        autosize
        minRows={6}
        autoFocus={!wasKept}
        classNames={{ input: classes.words }}
        maxLength={PRAYER_CHARACTERS_MAX}
        // What is typed now would not be in what is saved.
        readOnly={change.isPending}
        value={words}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        error={problemOf(words, changed) ?? (change.isError && messageOf(change.error, NOT_SAVED))}
      />
      <Group mt="sm" gap="sm">
        <NeedsConnection reason="Saving needs the connection. Your words are kept in this tab.">
          <Button onClick={save} loading={change.isPending}>
            Save the words
          </Button>
        </NeedsConnection>
        <Button variant="default" disabled={change.isPending} onClick={onEnd}>
          {changed.length > 0 ? 'Back to the saved words' : 'Cancel'}
        </Button>
      </Group>
    </div>
  )
}

function problemOf(words: string, changed: readonly string[]): string | undefined {
  if (words.trim() === '') return 'A prayer cannot be empty.'
  if (changed.length === 0) return undefined
  return `${changed.join(' and ')} ${changed.length === 1 ? 'is' : 'are'} not word for word any more. Undo that change, or go back to the saved words.`
}
