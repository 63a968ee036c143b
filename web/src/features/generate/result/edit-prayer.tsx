import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { Generation } from '../../../api/types.ts'
import { prayerEdits } from '../../../prayer/in-this-tab.ts'
import {
  ownWords,
  type Part,
  partName,
  type Segment,
  textOf,
  type Wording,
  withWords,
  wordingOf,
} from '../../../prayer/text/segments.ts'
import { Verse } from '../../../prayer/text/verse.tsx'
import { notify } from '../../../ui/notify.tsx'
import classes from './edit-prayer.module.css'

interface EditPrayerProps {
  edit: Edit
  /** It is being saved: what would be written now would not be among it. */
  isLocked: boolean
}

/** The prayer as a form: every word may be changed but those of scripture, which stand between as they are. */
export function EditPrayer({ edit, isLocked }: EditPrayerProps) {
  const { wording } = edit
  return (
    <form
      aria-label="Edit the prayer"
      onSubmit={(event) => {
        event.preventDefault()
        edit.close()
      }}
    >
      <p className={classes.hint}>
        Change any words but those of scripture, which stay word for word. What you write is kept here until
        you save the prayer.
      </p>
      <div className={classes.parts}>
        {wording.map((part, index) => (
          <EditPart
            // biome-ignore lint/suspicious/noArrayIndexKey: an edit changes no part's place
            key={index}
            part={part}
            firstPlace={placesBefore(wording.slice(0, index))}
            edit={edit}
            isLocked={isLocked}
          />
        ))}
      </div>
      <div className={classes.bar}>
        <Button type="submit">Done</Button>
        {edit.isMade && !isLocked && (
          <Button variant="default" onClick={edit.takeBack}>
            Back to the prayer as it was written
          </Button>
        )}
      </div>
    </form>
  )
}

interface EditPartProps extends EditPrayerProps {
  part: Part
  firstPlace: number
}

function EditPart({ part, firstPlace, edit, isLocked }: EditPartProps) {
  const { segments } = part
  return segments.map((segment, index) => {
    if (segment.kind === 'quotation')
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: an edit changes no segment's place
        <Verse key={index} citation={segment.citation}>
          <span>Stays word for word</span>
        </Verse>
      )
    const place = firstPlace + placesIn(segments.slice(0, index))
    return (
      <Textarea
        // biome-ignore lint/suspicious/noArrayIndexKey: an edit changes no segment's place
        key={index}
        label={labelOf(part, index)}
        value={segment.text}
        onChange={({ currentTarget }) => edit.change(place, currentTarget.value)}
        readOnly={isLocked}
        autosize
        minRows={1}
        maxLength={WORDS_IN_A_PLACE_MAX}
        classNames={{ input: classes.input, label: classes.label }}
        ref={place === 0 ? focusOnce : undefined}
      />
    )
  })
}

const WORDS_IN_A_PLACE_MAX = 2000

/** A part of words alone is called by its name; words around a quotation by where they stand. */
function labelOf({ kind, segments }: Part, index: number): string {
  const [before, after] = [segments[index - 1], segments[index + 1]].map(referenceOf)
  if (before && after) return `Between ${before} and ${after}`
  if (before) return `After ${before}`
  if (after) return `Before ${after}`
  return partName(kind) ?? 'Words'
}

function referenceOf(segment: Segment | undefined): string | undefined {
  return segment?.kind === 'quotation' ? segment.citation.reference : undefined
}

function placesBefore(parts: readonly Part[]): number {
  return parts.reduce((sum, { segments }) => sum + placesIn(segments), 0)
}

function placesIn(segments: readonly Segment[]): number {
  return segments.filter(({ kind }) => kind === 'words').length
}

/** Whoever presses Edit wants to write. */
function focusOnce(field: HTMLTextAreaElement | null): void {
  field?.focus()
}

/** How long an edit that was taken back can still be brought back. */
const UNDO_MS = 10_000

export interface Edit {
  readonly isOpen: boolean
  /** It was open a moment ago: the focus that was in it now stands before the prayer. */
  readonly hasEnded: boolean
  /** The prayer as it stands now. */
  readonly wording: Wording
  /** The same as one text. */
  readonly text: string
  /** Something is not as it was written. */
  readonly isMade: boolean
  open(): void
  close(): void
  /** Puts other words in the place with this number. */
  change(place: number, words: string): void
  /** Back to the prayer as it was written; for a moment there is a way back from that too. */
  takeBack(): void
}

/** A person's own wording of a prayer. It is kept with every letter, and outlives a reload. */
export function useEdit(userId: string, written: Generation): Edit {
  const { generation_id: id } = written
  const [state, setState] = useState<'not yet' | 'open' | 'ended'>('not yet')
  const [words, setWords] = useState(() => prayerEdits.find(userId, id))
  const asWritten = wordingOf(written)
  const wording = withWords(asWritten, words)
  const text = textOf(wording)
  const keep = (changed: readonly string[] | undefined) => {
    if (changed) prayerEdits.keep(userId, id, changed)
    else prayerEdits.drop(userId, id)
    setWords(changed)
  }
  return {
    isOpen: state === 'open',
    hasEnded: state === 'ended',
    wording,
    text,
    isMade: text !== textOf(asWritten),
    open: () => setState('open'),
    close: () => setState('ended'),
    change: (place, changed) => keep(ownWords(wording).with(place, changed)),
    takeBack() {
      keep(undefined)
      notify.undoable('The prayer is as it was written', () => keep(words), UNDO_MS)
    },
  }
}
