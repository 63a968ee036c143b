import { Anchor, Button, Drawer, Group, Text, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { usePlansAreOpen } from '../api/config.ts'
import { facts } from '../facts.ts'
import { paths } from '../paths.ts'
import { HelpLines } from './help-lines.tsx'
import classes from './paywall.module.css'

interface PaywallProps {
  opened: boolean
  onClose: () => void
}

/** Says that the free prayers are used, and never stands between a person in need and help (D-33). */
export function Paywall({ opened, onClose }: PaywallProps) {
  const plansAreOpen = usePlansAreOpen()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      title="Upgrade to Premium"
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{
        content: classes.content,
        title: classes.title,
        header: classes.part,
        body: classes.part,
      }}
    >
      <Text size="lg" mb="sm">
        You have reached the free limit: all {facts.freePrayers} free prayers are used.
      </Text>
      <Text mb="xl">
        Thank you for praying here. Everything you saved stays yours, in your journal, for as long as you
        wish.{!plansAreOpen && ' Plans with unlimited prayers open soon.'}
      </Text>
      <Group gap="sm">
        <Button component={Link} to={paths.subscribe}>
          View Subscription Plans
        </Button>
        <Button variant="default" onClick={onClose}>
          Not now
        </Button>
      </Group>
      <section className={classes.help} aria-labelledby="paywall-help">
        <Title order={3} id="paywall-help" size="h3" mb="xs">
          If you need somebody now
        </Title>
        <HelpLines />
        <Text mt="sm">
          In a crisis a prayer is never counted:{' '}
          <Anchor
            component={Link}
            to={paths.generate}
            state={{ inCrisis: true }}
            onClick={onClose}
            inherit
            fw={600}
          >
            write down what is happening
          </Anchor>
          .
        </Text>
      </section>
    </Drawer>
  )
}
