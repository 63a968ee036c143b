import { Button, Checkbox, Stack } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import type { AskedFor, PrayerPart, PrayerRequest, RewriteChange, Rewrites } from '../../../api/types.ts'
import type { FinishedGeneration } from '../../../prayer/generation.ts'
import { PART_NAMES } from '../../../prayer/text/segments.ts'
import { TONES } from '../../../prayer/text/words.ts'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { useIsPast } from '../../../ui/hooks/use-elapsed.ts'
import { clock } from '../../../ui/moments.ts'
import classes from './about-this-prayer.module.css'
import leaveOutClasses from './leave-out.module.css'

interface RewritePanelProps {
  generation: FinishedGeneration
  /** What was wished for before, and not had: it is still wished for. */
  wish: RewriteChange | undefined
  isEdited: boolean
  onRewrite: (change: RewriteChange) => void
}

/** Has the prayer written again as one wishes: a few times, for a while, at no cost. */
export function RewritePanel(props: RewritePanelProps) {
  const { request, result } = props.generation
  const { rewrites } = result
  const whyNot = whyNoRewrite(rewrites, useIsPast(rewrites.until))
  if (whyNot !== undefined || !request) return <p className={classes.text}>{whyNot}</p>
  return <RewriteForm {...props} request={request} />
}

function RewriteForm({
  generation,
  wish: earlier,
  isEdited,
  onRewrite,
  request,
}: RewritePanelProps & { request: AskedFor }) {
  const [wish, setWish] = useState(() =>
    startingWish(request, earlier ?? (request.leave_out && { leave_out: request.leave_out })),
  )
  const writeAgain = (event: FormEvent) => {
    event.preventDefault()
    onRewrite(changeOf(wish, request))
  }
  return (
    <form onSubmit={writeAgain} aria-label="Change how it is written">
      <p className={classes.text}>{rewritesLeft(generation.result.rewrites)}</p>
      {isEdited && (
        <p className={classes.text}>
          It is written again from what you asked for. The words you changed stay with this version, and you
          can go back to it.
        </p>
      )}
      <Stack gap={28} mt={20}>
        {/* For somebody in danger a prayer is always short. */}
        {generation.crisis?.certainty !== 'certain' && (
          <ChoiceChips
            label="Length"
            choices={lengthChoices(request)}
            defaultValue={wish.length}
            onChange={(length) => setWish({ ...wish, length })}
          />
        )}
        <ChoiceChips
          label="Tone"
          choices={TONES}
          defaultValue={wish.tone}
          onChange={(tone) => setWish({ ...wish, tone })}
        />
        <LeaveOut
          parts={generation.result.parts}
          value={wish.leaveOut}
          onChange={(leaveOut) => setWish({ ...wish, leaveOut })}
        />
        <div>
          <Button type="submit">Write it again</Button>
        </div>
      </Stack>
    </form>
  )
}

export type LeavablePart = NonNullable<RewriteChange['leave_out']>[number]

/** At least address, scripture and Amen stay, and no more than two of the others may go. */
export const LEFT_OUT_MAX = 2

const LEAVABLE: readonly LeavablePart[] = ['complaint', 'confession', 'thanks', 'trust', 'petition', 'praise']
const LENGTHS = ['brief', 'standard', 'long'] as const
const SAME_LENGTH = 'Same length'

/** What a person wishes to be different, in the words of the panel. */
export interface RewriteWish {
  readonly length: string
  readonly tone: string
  readonly leaveOut: readonly LeavablePart[]
}

/** What the panel stands at: as the prayer is, or, after a failure, as it was to become. */
export function startingWish(request: PrayerRequest, change: RewriteChange | undefined): RewriteWish {
  const { tone = 'Comforting', length = 'standard' } = request
  return {
    length: change?.length === undefined ? SAME_LENGTH : nameOfStep(length, change.length),
    tone: change?.tone ?? tone,
    leaveOut: change?.leave_out ?? [],
  }
}

/** Which lengths there are from this one. */
export function lengthChoices({ length = 'standard' }: PrayerRequest): readonly string[] {
  const index = LENGTHS.indexOf(length)
  return [index > 0 && 'Shorter', SAME_LENGTH, index < LENGTHS.length - 1 && 'Longer'].filter(
    (choice) => choice !== false,
  )
}

/** The parts that this prayer has, or has lost, and that can be left out. */
export function leavableParts(
  parts: readonly PrayerPart[],
  leaveOut: readonly LeavablePart[],
): readonly LeavablePart[] {
  return LEAVABLE.filter((kind) => leaveOut.includes(kind) || parts.some((part) => part.kind === kind))
}

/** The wish in the API's words: what stays as it is, is not mentioned. */
export function changeOf(wish: RewriteWish, request: PrayerRequest): RewriteChange {
  const { length = 'standard', tone } = request
  const step = wish.length === 'Shorter' ? -1 : wish.length === 'Longer' ? 1 : 0
  const newLength = LENGTHS[LENGTHS.indexOf(length) + step]
  const newTone = TONES.find((known) => known === wish.tone)
  return {
    ...(newLength && newLength !== length && { length: newLength }),
    ...(newTone && newTone !== tone && { tone: newTone }),
    ...(wish.leaveOut.length > 0 && { leave_out: [...wish.leaveOut] }),
  }
}

function nameOfStep(from: (typeof LENGTHS)[number], to: (typeof LENGTHS)[number]): string {
  const step = LENGTHS.indexOf(to) - LENGTHS.indexOf(from)
  return step < 0 ? 'Shorter' : step > 0 ? 'Longer' : SAME_LENGTH
}

/** How often a prayer can still be written again, in a sentence. */
export function rewritesLeft(rewrites: Rewrites): string {
  const times = rewrites.left === 1 ? 'once more' : `${rewrites.left} more times`
  return `You can have it written again ${times}, until ${clock(rewrites.until)}. It uses none of your prayers.`
}

/** Why it cannot be written again, or nothing when it can. */
export function whyNoRewrite(rewrites: Rewrites, isOver: boolean): string | undefined {
  if (isOver) return `The time for having it written again ended at ${clock(rewrites.until)}. ${STILL}`
  if (rewrites.left === 0) return `It has been written again as often as it can be. ${STILL}`
  return undefined
}

const STILL = 'You can still edit its words yourself, or generate another prayer.'

interface LeaveOutProps {
  parts: readonly PrayerPart[]
  value: readonly LeavablePart[]
  onChange: (value: readonly LeavablePart[]) => void
}

/** Parts of the prayer that are not wanted, by the names they have in its shape. */
export function LeaveOut({ parts, value, onChange }: LeaveOutProps) {
  const hintId = useId()
  // What the prayer already lost stays on offer, also while its box is not ticked.
  const [offered] = useState(() => leavableParts(parts, value))
  if (offered.length === 0) return null
  return (
    <fieldset className={leaveOutClasses.group} aria-describedby={hintId}>
      <legend className={leaveOutClasses.label}>Leave out</legend>
      <p id={hintId} className={leaveOutClasses.hint}>
        Up to two parts of the prayer
      </p>
      <div className={leaveOutClasses.boxes}>
        {offered.map((part) => {
          const isChosen = value.includes(part)
          return (
            <Checkbox
              key={part}
              label={PART_NAMES[part]}
              checked={isChosen}
              disabled={!isChosen && value.length >= LEFT_OUT_MAX}
              onChange={() => onChange(isChosen ? value.filter((other) => other !== part) : [...value, part])}
              className={leaveOutClasses.box}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
