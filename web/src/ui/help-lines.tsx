import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './help-lines.module.css'

interface Line {
  readonly name: string
  readonly ways: ReactNode
}

// D-33: 988 first; its older number still answers. The numbers are those of the United States.
const LINES: readonly Line[] = [
  {
    name: 'Suicide and crisis lifeline',
    ways: (
      <>
        call <Phone number="988" /> or text <Text number="988" />, any hour (its older number,{' '}
        <Phone number="1-800-273-8255" />, still answers)
      </>
    ),
  },
  {
    name: 'Crisis text line',
    ways: (
      <>
        text HOME to <Text number="741741" body="HOME" />
      </>
    ),
  },
  { name: 'Domestic violence hotline', ways: <Phone number="1-800-799-7233" /> },
  { name: 'Substance abuse helpline', ways: <Phone number="1-800-662-4357" /> },
]

/** People who answer, day and night. They stand wherever somebody may arrive in need (D-33). */
export function HelpLines() {
  return (
    <div>
      <ul className={classes.lines}>
        {LINES.map(({ name, ways }) => (
          <li key={name}>
            <span className={classes.name}>{name}:</span> {ways}
          </li>
        ))}
      </ul>
      <p className={classes.elsewhere}>
        These lines are in the United States. Elsewhere, find one at{' '}
        <Anchor href="https://findahelpline.com" target="_blank" rel="noopener noreferrer" inherit>
          findahelpline.com
        </Anchor>
        , or call your local emergency number.
      </p>
    </div>
  )
}

function Phone({ number }: { number: string }) {
  return (
    <Anchor href={`tel:${number}`} inherit className={classes.number}>
      {number}
    </Anchor>
  )
}

function Text({ number, body }: { number: string; body?: string }) {
  return (
    <Anchor href={`sms:${number}${body ? `?&body=${body}` : ''}`} inherit className={classes.number}>
      {number}
    </Anchor>
  )
}
