import { Button, Container, Group, Text } from '@mantine/core'
import { useConfig } from '../../api/config.ts'
import { answer, type Consent, loadTag, useConsent, wantsNoTracking } from '../../tracking/consent.ts'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import classes from './tag-question.module.css'

/**
 * Asks whether the operator's own counting may run: only where they have one. It stands at the end of the page, in
 * nobody's way, and stays there so that the answer can be changed. Without an answer nothing runs (D-47).
 */
export function TagQuestion() {
  const { tagScript } = useConfig()
  const consent = useConsent()
  const isAsked = useHydrated() && tagScript !== '' && !wantsNoTracking()
  return isAsked ? <Question consent={consent} /> : null
}

function Question({ consent }: { consent: Consent }) {
  const { product, tagRecipient } = useConfig()
  return (
    <section className={classes.question} aria-label="Counting visits">
      <Container size={1080}>
        <Group justify="space-between" gap="md">
          <Text size="sm" className={classes.words}>
            May {product} tell {tagRecipient} which pages you open, and that you sign up, sign in or receive a
            prayer? Never your words, nor what you pray about. Everything works the same without it.{' '}
            {consent === 'yes' && 'You have said yes.'}
            {consent === 'no' && 'You have said no.'}
          </Text>
          <Group gap="sm">
            <Button
              variant="default"
              size="sm"
              aria-pressed={consent === 'no'}
              onClick={() => refuse(consent)}
            >
              No
            </Button>
            <Button variant="default" size="sm" aria-pressed={consent === 'yes'} onClick={agree}>
              Yes
            </Button>
          </Group>
        </Group>
      </Container>
    </section>
  )
}

function agree(): void {
  answer('yes')
  loadTag()
}

/** What runs already is gone only with the page. */
function refuse(before: Consent): void {
  answer('no')
  if (before === 'yes') location.reload()
}
