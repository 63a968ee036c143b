import { Accordion } from '@mantine/core'
import classes from './about-this-prayer.module.css'
import { Provenance } from './provenance.tsx'
import type { ResultPageProps } from './result-page-props.ts'
import { RewritePanel } from './rewrite-panel.tsx'

/** Closed until somebody wonders: how it could be different, why these verses, and where the words come from. */
export function AboutThisPrayer(props: ResultPageProps) {
  const { version, composition, written, refusal } = props
  const explained = composition.citations.filter(({ why }) => why)
  return (
    <Accordion
      multiple
      order={2}
      defaultValue={refusal === undefined ? [] : ['again']}
      className={classes.about}
      classNames={{ control: classes.control, content: classes.content, item: classes.item }}
    >
      <Accordion.Item value="again">
        <Accordion.Control>Change how it is written</Accordion.Control>
        <Accordion.Panel>
          <RewritePanel {...props} />
        </Accordion.Panel>
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
          <Provenance written={written} request={version.request} />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}
