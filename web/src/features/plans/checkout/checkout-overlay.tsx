import { Button, Group, Loader, Modal, Text } from '@mantine/core'
import { copyText } from '../../../ui/share.ts'
import classes from './checkout-overlay.module.css'
import type { Checkout } from './use-checkout.ts'

/** Stands over the plans while the payment page is fetched, and where the browser let it open no tab (SUB-10, SUB-14). */
export function CheckoutOverlay({ checkout: { step, back } }: { checkout: Checkout }) {
  const isBlocked = step.name === 'blocked'
  return (
    <Modal
      opened={step.name !== 'choosing'}
      onClose={back}
      fullScreen
      withCloseButton={false}
      returnFocus={false}
      title={isBlocked ? 'Open Secure Checkout' : 'Preparing your secure payment session'}
      classNames={{
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
    >
      {isBlocked ? <Blocked url={step.url} onBack={back} /> : <Preparing onBack={back} />}
    </Modal>
  )
}

function Preparing({ onBack }: { onBack: () => void }) {
  return (
    <>
      <Loader aria-hidden="true" />
      <Text role="status">The payment page opens in a new tab in a moment.</Text>
      <Button variant="default" data-autofocus onClick={onBack}>
        Back to plans
      </Button>
    </>
  )
}

function Blocked({ url, onBack }: { url: string; onBack: () => void }) {
  const copy = () =>
    copyText(url, { done: 'Link copied', failed: `The link could not be copied. It is ${url}` })
  return (
    <>
      <Text>Your browser did not let the payment page open by itself.</Text>
      <Group justify="center" gap="sm">
        <Button component="a" href={url} data-autofocus>
          Open Checkout
        </Button>
        <Button variant="default" onClick={copy}>
          Copy Link
        </Button>
        <Button variant="default" onClick={onBack}>
          Back to plans
        </Button>
      </Group>
    </>
  )
}
