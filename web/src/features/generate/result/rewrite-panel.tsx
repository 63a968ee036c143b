import { Button, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { AskedFor, RewriteChange } from '../../../api/types.ts'
import type { FinishedGeneration } from '../../../prayer/generation.ts'
import { TONES } from '../../../prayer/text/words.ts'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import classes from './about-this-prayer.module.css'
import { LeaveOut } from './leave-out.tsx'
import { changeOf, lengthChoices, startingWish } from './rewrite-wish.ts'
import { rewritesLeft, whyNoRewrite } from './rewrites-left.ts'
import { useIsPast } from './use-is-past.ts'

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
