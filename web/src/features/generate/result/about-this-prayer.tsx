import { Accordion } from '@mantine/core'
import type { ReactNode } from 'react'
import type { AskedFor, Generation } from '../../../api/types.ts'
import type { FinishedGeneration } from '../../../prayer/generation.ts'
import classes from './about-this-prayer.module.css'

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

interface ProvenanceProps {
  written: Generation
  /** Unknown once the prayer is saved. */
  request: AskedFor | undefined
}

/** Who found the words, and what of the person's left this server for it. */
export function Provenance({ written, request }: ProvenanceProps) {
  const { written_by, sent_to } = written
  const service = sent_to && `${sent_to.model}, at ${sent_to.host}`
  return (
    <>
      {written_by === 'openai' ? (
        <p className={classes.text}>
          A language model wrote this prayer{service && `: ${service}`}. Every sentence was checked before you
          saw it. The model only points at verses; their words are put in here, from the King James Version.
        </p>
      ) : (
        <p className={classes.text}>
          {service
            ? `A language model was asked first (${service}) and could not finish the prayer. The composer that is built into this server wrote it instead, `
            : 'The composer that is built into this server wrote this prayer, '}
          from prepared sentences and the words you gave. The verses are put in word for word from the King
          James Version.
        </p>
      )}
      {sent_to && request && <WhatWasSent host={sent_to.host} request={request} />}
      {!sent_to && <NothingSent by={written_by} />}
    </>
  )
}

function NothingSent({ by }: { by: Generation['written_by'] }) {
  if (by === 'openai') return null
  return <p className={classes.text}>Nothing you wrote left this server.</p>
}

/** The same fields as in the service's request to the model; its test names them. */
function WhatWasSent({ host, request }: { host: string; request: AskedFor }) {
  const { category, mood, tone = 'Comforting', length = 'standard', recipient, situation } = request
  const name = recipient?.name
  return (
    <>
      <p className={classes.text}>This was sent to {host}, over this server:</p>
      <ul className={classes.reasons}>
        <li>
          what you chose: {category}, {mood}, {tone}, {length} length
        </li>
        <li>
          whom it is for: {recipient?.relationship ?? 'Self'}
          {name && `, and the name ${name}`}
        </li>
        <li>
          {situation
            ? 'what you wrote about your situation, word for word'
            : 'no situation, as you wrote none'}
        </li>
        <li>the verses it could choose from, and why they fit</li>
      </ul>
      <p className={classes.text}>
        Not sent: your name and e-mail address from your account, your other prayers, or where you are.
      </p>
    </>
  )
}
