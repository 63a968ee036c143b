import { Anchor, Title } from '@mantine/core'
import type { Crisis } from '../../../api/types.ts'
import classes from './crisis-card.module.css'

const WORDS: Readonly<Record<Crisis['certainty'], { title: string; text: string }>> = {
  certain: {
    title: 'Before anything else: please let somebody be with you',
    text: 'What you wrote sounds very heavy. You do not have to carry it alone. These people answer now, and listen:',
  },
  // The prayer that was asked for stands below, whole: these lines are beside it, not instead of it.
  possible: {
    title: 'Somebody is there, if it is heavier than it looks',
    text: 'Your prayer is below. If there is more behind this than you could write, these people answer at any hour, and listen:',
  },
}

/** Comes before everything else: the prayer never stands in the way of help (GEN-25). */
export function CrisisCard({ crisis }: { crisis: Crisis }) {
  const { title, text } = WORDS[crisis.certainty]
  return (
    <section className={classes.card} aria-labelledby="crisis">
      <Title order={2} id="crisis" className={classes.title}>
        {title}
      </Title>
      <p className={classes.text}>{text}</p>
      <ul className={classes.lines}>
        {crisis.resources.map(({ name, contact }) => (
          <li key={`${name} ${contact}`}>
            <strong>{name}</strong>: <Contact contact={contact} />
          </li>
        ))}
      </ul>
    </section>
  )
}

// A web address, or a telephone number of three digits and more.
const REACHABLE = /https?:\/\/\S+|\+?\d[\d -]*\d/

/** What one can press in a contact becomes a link: 'Call or text 988', 'Text HOME to 741741', or an address. */
function Contact({ contact }: { contact: string }) {
  const found = REACHABLE.exec(contact)
  if (found === null) return contact
  const [target] = found
  return (
    <>
      {contact.slice(0, found.index)}
      <Anchor href={hrefOf(target, contact)} className={classes.number} rel="noopener noreferrer" inherit>
        {target}
      </Anchor>
      {contact.slice(found.index + target.length)}
    </>
  )
}

function hrefOf(target: string, contact: string): string {
  if (target.startsWith('http')) return target
  const [, word] = /^(?:Text|Envía|Envie) ([A-Z]{4,})\b/.exec(contact) ?? []
  return word ? `sms:${target}?&body=${word}` : `tel:${target}`
}
