import { Button, Group, Text, Textarea, Title } from '@mantine/core'
import { useRef } from 'react'
import { messageOf } from '../../api/errors.ts'
import type { Prayer } from '../../api/types.ts'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import { notify } from '../../ui/notify.tsx'
import { OVERTAKEN, useUnsaved } from './edit-words.tsx'
import classes from './later.module.css'
import { useChangePrayer } from './queries.ts'

const NOTE_CHARACTERS_MAX = 2000
const UNDO_MS = 7000
const NOT_SAVED = 'The note could not be saved. It is kept here: please try again.'

/** What the person adds to a prayer later. Saved when they say so; until then kept in this tab. */
export function Note({ prayer }: { prayer: Prayer }) {
  const draft = useUnsaved(prayer, 'note')
  const section = useRef<HTMLElement>(null)
  const end = () => {
    // The field goes, and its buttons with it: the focus stays here.
    section.current?.focus()
    draft.drop()
  }
  return (
    <section ref={section} tabIndex={-1} className={classes.later} aria-label="Your note">
      {draft.words === undefined ? (
        <KeptNote prayer={prayer} onEdit={draft.begin} onRemoved={() => section.current?.focus()} />
      ) : (
        <NoteForm
          prayer={prayer}
          words={draft.words}
          wasKept={draft.wasKept}
          isOvertaken={draft.isOvertaken}
          onWrite={draft.write}
          onEnd={end}
        />
      )}
    </section>
  )
}

interface KeptNoteProps {
  prayer: Prayer
  onEdit: () => void
  onRemoved: () => void
}

function KeptNote({ prayer, onEdit, onRemoved }: KeptNoteProps) {
  const { note } = prayer
  const bringBack = useChangePrayer(prayer, 'note', {
    onFailed: () => notify.failure('The note could not be brought back'),
  })
  const remove = useChangePrayer(prayer, 'note', {
    onSaved: () => {
      onRemoved()
      notify.undoable('Note removed', () => bringBack.mutate({ note }), UNDO_MS)
    },
    onFailed: () => notify.failure('The note could not be removed'),
  })
  if (!note) {
    return (
      <Button variant="default" onClick={onEdit}>
        Add a note
      </Button>
    )
  }
  return (
    <>
      <Title order={4} size="h4">
        Your note
      </Title>
      <Text className={classes.words}>{note}</Text>
      <Group gap="sm" mt="sm">
        <Button variant="default" onClick={onEdit}>
          Edit the note
        </Button>
        <NeedsConnection>
          <Button
            variant="subtle"
            color="gray"
            loading={remove.isPending}
            onClick={() => remove.mutate({ note: null })}
          >
            Remove the note
          </Button>
        </NeedsConnection>
      </Group>
    </>
  )
}

interface NoteFormProps {
  prayer: Prayer
  words: string
  wasKept: boolean
  isOvertaken: boolean
  onWrite: (words: string) => void
  onEnd: () => void
}

function NoteForm({ prayer, words, wasKept, isOvertaken, onWrite, onEnd }: NoteFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const change = useChangePrayer(prayer, 'note', {
    onSaved: () => {
      onEnd()
      notify.success('Note saved')
    },
    onFailed: () => field.current || notify.failure(NOT_SAVED),
  })
  const save = () => {
    if (change.isPending) return
    const note = words.trim()
    if (note === (prayer.note ?? '')) return onEnd()
    change.mutate({ note: note === '' ? null : note })
  }
  return (
    <>
      <Textarea
        ref={field}
        label="Your note"
        description={
          isOvertaken
            ? OVERTAKEN
            : wasKept
              ? 'Not saved yet: this is what you were writing.'
              : 'What came of it, or what you want to remember. Only you see it.'
        }
        autosize
        autoFocus={!wasKept}
        minRows={3}
        maxLength={NOTE_CHARACTERS_MAX}
        // What is typed now would not be in what is saved.
        readOnly={change.isPending}
        value={words}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        error={change.isError && messageOf(change.error, NOT_SAVED)}
      />
      <Group gap="sm" mt="sm">
        <NeedsConnection reason="Saving needs the connection. Your words are kept in this tab.">
          <Button onClick={save} loading={change.isPending}>
            Save the note
          </Button>
        </NeedsConnection>
        <Button variant="default" disabled={change.isPending} onClick={onEnd}>
          Cancel
        </Button>
      </Group>
    </>
  )
}
