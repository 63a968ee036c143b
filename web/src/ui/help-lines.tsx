import { Anchor } from '@mantine/core'
import { Fragment } from 'react'
import { HELP_LINES } from '../api/generated/help-lines.ts'
import type { Crisis } from '../api/types.ts'
import classes from './help-lines.module.css'

/** One line of the API, or of the list that every page has. */
export type HelpLine = Crisis['resources'][number]

const [lifeline, ...others] = HELP_LINES

/** The line for everybody: 988. */
export const LIFELINE: HelpLine & { readonly call: string; readonly text: { readonly to: string } } = lifeline
export const ALL_LINES: readonly HelpLine[] = [lifeline, ...others]

export interface Way {
  readonly words: string
  /** What of the words is pressed. */
  readonly target: string
  readonly href: string
}

/** What a device can do with a line, the fastest way first. */
export function waysOf({ call, text, web }: HelpLine): Way[] {
  return [
    ...(call ? [{ words: `Call ${call}`, target: call, href: `tel:${call}` }] : []),
    ...(text ? [textWay(text)] : []),
    ...(web ? [{ words: web, target: web, href: web }] : []),
  ]
}

function textWay({ to, body }: { to: string; body?: string }): Way {
  return body
    ? { words: `Text ${body} to ${to}`, target: to, href: `sms:${to}?&body=${encodeURIComponent(body)}` }
    : { words: `Text ${to}`, target: to, href: `sms:${to}` }
}

const AT_HOME = ALL_LINES.filter(({ web }) => web === undefined)
const ELSEWHERE = ALL_LINES.find(({ web }) => web !== undefined)?.web

/** People who answer, day and night. They stand wherever somebody may arrive in need (D-33). */
export function HelpLines() {
  return (
    <div>
      <ul className={classes.lines}>
        {AT_HOME.map((line) => (
          <li key={line.name}>
            <span className={classes.name}>{line.name}:</span>{' '}
            {waysOf(line).map(({ words, target, href }, nth) => (
              <Fragment key={href}>
                {nth > 0 && ' or '}
                {lowerFirst(words.slice(0, words.lastIndexOf(target)))}
                <Anchor href={href} inherit className={classes.number}>
                  {target}
                </Anchor>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
      <p className={classes.elsewhere}>
        These lines are in the United States and answer at any hour. Elsewhere, find one at{' '}
        <Anchor href={ELSEWHERE} target="_blank" rel="noopener noreferrer" inherit>
          {ELSEWHERE?.replace('https://', '')}
        </Anchor>
        , or call your local emergency number.
      </p>
    </div>
  )
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
