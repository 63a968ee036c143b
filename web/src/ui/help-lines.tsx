import { Anchor } from '@mantine/core'
import { Fragment } from 'react'
import { ALL_LINES, waysOf } from './help/reach.ts'
import classes from './help-lines.module.css'

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
