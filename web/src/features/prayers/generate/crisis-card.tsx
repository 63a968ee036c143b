import { Anchor, Title } from '@mantine/core'
import type { Crisis } from '../../../api/types.ts'
import classes from './crisis-card.module.css'

/** Comes before everything else: the prayer never stands in the way of help (GEN-25). */
export function CrisisCard({ crisis }: { crisis: Crisis }) {
  return (
    <section className={classes.card} aria-labelledby="crisis">
      <Title order={2} id="crisis" className={classes.title}>
        Before anything else: please let somebody be with you
      </Title>
      <p className={classes.text}>
        What you wrote sounds very heavy. You do not have to carry it alone. These people answer now, and
        listen:
      </p>
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
  return contact.includes('HOME') ? `sms:${target}?&body=HOME` : `tel:${target}`
}
