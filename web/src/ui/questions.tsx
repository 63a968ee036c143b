import type { KeyboardEvent, ReactNode } from 'react'
import classes from './questions.module.css'

export interface Question {
  readonly question: string
  readonly answer: ReactNode
  readonly openAtFirst?: boolean
}

/** Questions that open, several at once if one likes. They are the browser's own, so they also open without script. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: adds arrow keys to the buttons inside
    <div className={classes.questions} onKeyDown={moveBetween}>
      {questions.map(({ question, answer, openAtFirst }) => (
        <details key={question} className={classes.question} open={openAtFirst}>
          <summary className={classes.summary}>
            <h3 className={classes.title}>{question}</h3>
            <svg aria-hidden="true" viewBox="0 0 24 24" className={classes.sign}>
              <path d="M5 12h14" />
              <path d="M12 5v14" className={classes.upright} />
            </svg>
          </summary>
          <div className={classes.answer}>{answer}</div>
        </details>
      ))}
    </div>
  )
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Arrows, Home and End go from question to question (STA-03); Enter and Space are the browser's. */
function moveBetween(event: KeyboardEvent<HTMLElement>): void {
  const summaries = [...event.currentTarget.querySelectorAll<HTMLElement>('summary')]
  const at = event.target instanceof HTMLElement ? summaries.indexOf(event.target) : -1
  const step = STEPS[event.key]
  if (at === -1 || step === undefined) return
  event.preventDefault()
  summaries[step(at, summaries.length)]?.focus()
}
