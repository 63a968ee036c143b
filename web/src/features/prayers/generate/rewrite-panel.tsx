import { Button, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { TONES } from '../words.ts'
import classes from './about-this-prayer.module.css'
import { LeaveOut } from './leave-out.tsx'
import type { ResultPageProps } from './result-page-props.ts'
import { changeOf, lengthChoices, startingWish } from './rewrite-wish.ts'
import { rewritesLeft, whyNoRewrite } from './rewrites-left.ts'
import { useIsPast } from './use-is-past.ts'

/** Has the prayer written again as one wishes: a few times, for a while, at no cost. */
export function RewritePanel({ prayer, version, composition, written, onRewrite }: ResultPageProps) {
  const { request, rewrite } = version
  const latest = prayer.versions.at(-1)
  const [wish, setWish] = useState(() =>
    // After a failure, what was wished for is still wished for.
    latest && latest.state !== 'finished'
      ? startingWish(request, latest.rewrite?.change)
      : startingWish(request, rewrite && { leave_out: rewrite.change.leave_out ?? [] }),
  )
  const isOver = useIsPast(prayer.rewrites?.until)
  const whyNot = whyNoRewrite(prayer.rewrites, isOver)
  if (whyNot !== undefined) return <p className={classes.text}>{whyNot}</p>

  const writeAgain = (event: FormEvent) => {
    event.preventDefault()
    onRewrite(written.generation_id, changeOf(wish, request))
  }
  return (
    <form onSubmit={writeAgain} aria-label="Change how it is written">
      <p className={classes.text}>{rewritesLeft(prayer.rewrites)}</p>
      {version.edit && (
        <p className={classes.text}>
          It is written anew from what you asked for. The words you changed stay with this version, and you
          can go back to it.
        </p>
      )}
      <Stack gap={28} mt={20}>
        {/* For somebody in danger a prayer is always short. */}
        {composition.crisis?.certainty !== 'certain' && (
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
          parts={written.parts}
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
