import { Container } from '@mantine/core'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useConfig } from '../../api/config.ts'
import { NewsletterForm } from '../../newsletter/newsletter-form.tsx'
import { isPrerendered, paths } from '../../paths.ts'
import { HelpLines, LIFELINE } from '../../ui/help-lines.tsx'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { SprigIcon } from '../../ui/icons.tsx'
import classes from './footer.module.css'
import { FooterVerse } from './footer-verse.tsx'

interface FooterLink {
  readonly name: string
  readonly to: string
}

const LEGAL: readonly FooterLink[] = [
  { name: 'Privacy Policy', to: paths.privacy },
  { name: 'Terms of Service', to: paths.terms },
  { name: 'Read Full Disclaimer', to: paths.disclaimer },
]

/** Whole on the pages of visitors and at the dashboard's end; where somebody prays or reads, the verse of the day, the help lines and the legal line (D-52). */
export function Footer() {
  const { pathname } = useLocation()
  return isPrerendered(pathname) || pathname === paths.dashboard ? <WholeFooter /> : <ShortFooter />
}

function WholeFooter() {
  const { product, supportEmail } = useConfig()
  return (
    <div className={classes.footer}>
      <FooterVerse />
      <Container size={1080}>
        <NewsletterForm />
        <div className={classes.columns}>
          <div className={classes.brand}>
            <p className={classes.name}>
              <SprigIcon />
              {product}
            </p>
            <p className={classes.blurb}>
              The Psalms once gave words to ancient hearts. Now they guide ours.
            </p>
          </div>
          <Column
            title="Navigation"
            links={[
              { name: 'Home', to: paths.home },
              { name: 'Pricing', to: paths.subscribe },
              { name: 'About', to: paths.about },
            ]}
          />
          <Column title="Legal" links={LEGAL} />
          <section aria-labelledby="footer-support" className={classes.support}>
            <h2 id="footer-support" className={classes.title}>
              Support
            </h2>
            <a href={`mailto:${supportEmail}`} className={classes.link}>
              {supportEmail}
            </a>
          </section>
        </div>
        <Help />
        <Ending />
      </Container>
    </div>
  )
}

function ShortFooter() {
  const { supportEmail } = useConfig()
  const [wasOpened] = useState(wasHelpOpened)
  return (
    <div className={classes.footer} data-short>
      <FooterVerse />
      <Container size={1080}>
        <details className={classes.help} open={wasOpened}>
          <summary className={classes.summary}>
            If you need somebody now: call or text {LIFELINE.call}, or see more lines
          </summary>
          <HelpLines />
        </details>
        <nav aria-label="Legal">
          <Links links={LEGAL} className={classes.row} />
        </nav>
        <a href={`mailto:${supportEmail}`} className={classes.link}>
          Support: {supportEmail}
        </a>
        <Ending />
      </Container>
    </div>
  )
}

/** Somebody may have opened it in the frame, before there were scripts to draw the page. */
function wasHelpOpened(): boolean {
  return !import.meta.env.SSR && document.querySelector('[data-skeleton] details[open]') !== null
}

function Column({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const id = `footer-${title.toLowerCase()}`
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <Links links={links} className={classes.links} />
    </nav>
  )
}

function Links({ links, className }: { links: readonly FooterLink[]; className: string | undefined }) {
  return (
    <ul className={className}>
      {links.map(({ name, to }) => (
        <li key={to}>
          <Link to={to} className={classes.link}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Help() {
  return (
    <section id="help" aria-labelledby="footer-help" className={classes.lines}>
      <h2 id="footer-help" className={classes.title}>
        If you need somebody now
      </h2>
      <HelpLines />
    </section>
  )
}

function Ending() {
  const { product } = useConfig()
  const hydrated = useHydrated()
  return (
    <div className={classes.ending}>
      <p>Prayers and reflections here are AI-generated. They are meant to deepen faith, not replace it.</p>
      <p>
        © {/* The build's year at first: another key, and it is drawn again with the device's. */}
        <span key={String(hydrated)} suppressHydrationWarning>
          {new Date().getFullYear()}
        </span>{' '}
        {product}
      </p>
    </div>
  )
}
