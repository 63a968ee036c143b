import { Button, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isAtLimit } from '../../api/me.ts'
import type { Me } from '../../api/types.ts'
import { facts } from '../../facts.ts'
import { paths } from '../../paths.ts'
import classes from './cards.module.css'

interface NewPrayerCardProps {
  me: Me | undefined
  onUpgrade: () => void
}

export function NewPrayerCard({ me, onUpgrade }: NewPrayerCardProps) {
  const atLimit = me !== undefined && isAtLimit(me)
  return (
    <Card title="Generate New Prayer" lead>
      <Text className={classes.text}>
        {atLimit
          ? `You have used all ${facts.freePrayers} free prayers. What you saved stays in your journal.`
          : 'Say what is on your heart, and receive a prayer in the manner of the Psalms.'}
      </Text>
      {atLimit ? (
        <Button size="lg" onClick={onUpgrade}>
          Upgrade to Create
        </Button>
      ) : (
        <Button size="lg" component={Link} to={paths.generate}>
          Create Prayer
        </Button>
      )}
    </Card>
  )
}

export function JournalCard() {
  return (
    <Card title="My Journal">
      <Text className={classes.text}>The prayers you have saved.</Text>
      <Button variant="default" component={Link} to={paths.journal}>
        Open Journal
      </Button>
    </Card>
  )
}

export function AccountCard({ me, email }: { me: Me | undefined; email: string }) {
  return (
    <Card title="Account">
      <dl className={classes.facts}>
        <dt>Email</dt>
        <dd>{me?.email ?? email}</dd>
        <dt>Plan</dt>
        <dd>{me === undefined ? '…' : me.premium_status ? 'Premium' : 'Free'}</dd>
      </dl>
      <Button variant="default" component={Link} to={paths.account}>
        Account Settings
      </Button>
    </Card>
  )
}

function Card({ title, lead, children }: { title: string; lead?: boolean; children: ReactNode }) {
  return (
    <section className={classes.card} data-lead={lead || undefined} aria-label={title}>
      <Title order={2} className={classes.title}>
        {title}
      </Title>
      {children}
    </section>
  )
}
