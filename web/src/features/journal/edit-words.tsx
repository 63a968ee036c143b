import { Button, Group, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import type { Citation, Prayer } from '../../api/types.ts'
import { type UnsavedWords, unsavedWords } from '../../prayer/in-this-tab.ts'
import { quotationOf } from '../../prayer/text/segments.ts'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import { notify } from '../../ui/notify.tsx'
import classes from './edit-words.module.css'
import { useChangePrayer } from './queries.ts'

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

/** The references of verses that do not stand word for word, with their source, in a text any more. How its lines break is free. */
export function changedVerses(text: string, citations: readonly Citation[]): readonly string[] {
  const flat = text.replaceAll(/\s+/g, ' ')
  return citations
    .filter((citation) => !flat.includes(quotationOf(citation)))
    .map(({ reference }) => reference)
}

/** Words somebody is writing to a prayer; undefined while they are not. */
export function useUnsaved({ user_id, id, note, prayer_text }: Prayer, field: 'note' | 'text') {
  const name = `${id}/${field}`
  const saved = field === 'text' ? prayer_text : (note ?? '')
  const [unsaved, setUnsaved] = useState<UnsavedWords | undefined>(() => unsavedWords.find(user_id, name))
  const [wasKept] = useState(unsaved !== undefined)
  // It was saved after all: its form was closed before the answer, or the answer was lost.
  if (unsaved && unsaved.from !== saved && unsaved.words.trim() === saved.trim()) {
    unsavedWords.drop(user_id, name)
    setUnsaved(undefined)
  }
  return {
    words: unsaved?.words,
    /** They were written before this was opened. */
    wasKept,
    /** Saved words that the person has not seen would go. */
    isOvertaken: unsaved !== undefined && unsaved.from !== saved,
    begin: () => setUnsaved({ words: saved, from: saved }),
    /** What is as it was saved is nothing to keep. */
    write(words: string) {
      const next = { words, from: unsaved?.from ?? saved }
      if (words === next.from) unsavedWords.drop(user_id, name)
      else unsavedWords.keep(user_id, name, next)
      setUnsaved(next)
    },
    drop() {
      unsavedWords.drop(user_id, name)
      setUnsaved(undefined)
    },
  }
}

export const OVERTAKEN = 'It was changed elsewhere since you began. Saving puts these words in its place. '
