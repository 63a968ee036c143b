import { Accordion } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FinishedGeneration } from '../../../prayer/generation.ts'
import classes from './about-this-prayer.module.css'
import { Provenance } from './provenance.tsx'

interface AboutThisPrayerProps {
  generation: FinishedGeneration
  /** The first part, for what was tried there and not had. */
  isOpen: boolean
  /** How it can be written again. */
  children: ReactNode
}

/** Closed until somebody wonders: how it could be different, why these verses, and where the words come from. */
export function AboutThisPrayer({ generation, isOpen, children }: AboutThisPrayerProps) {
  const explained = generation.citations.filter(({ why }) => why)
  return (
    <Accordion
      multiple
      order={2}
      defaultValue={isOpen ? ['again'] : []}
      className={classes.about}
      classNames={{ control: classes.control, content: classes.content, item: classes.item }}
    >
      <Accordion.Item value="again">
        <Accordion.Control>Change how it is written</Accordion.Control>
        <Accordion.Panel>{children}</Accordion.Panel>
      </Accordion.Item>
      {explained.length > 0 && (
        <Accordion.Item value="why">
          <Accordion.Control>Why these verses</Accordion.Control>
          <Accordion.Panel>
            <ul className={classes.reasons}>
              {explained.map(({ reference, why }) => (
                <li key={reference}>
                  <strong>{reference}:</strong> {why}
                </li>
              ))}
            </ul>
          </Accordion.Panel>
        </Accordion.Item>
      )}
      <Accordion.Item value="who">
        <Accordion.Control>Who wrote it, and what was sent</Accordion.Control>
        <Accordion.Panel>
          <Provenance written={generation.result} request={generation.request} />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}
