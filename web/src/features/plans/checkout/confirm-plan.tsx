import { Button, Group, Modal, Text } from '@mantine/core'
import { PlanFeatures } from '../plan-features.tsx'
import classes from './confirm-plan.module.css'

export interface ConfirmedPlan {
  /** With how it is paid: `Faith Builder (Monthly)`. */
  readonly name: string
  /** `$4.99/mo`. */
  readonly price: string
  readonly features: readonly string[]
}

interface ConfirmPlanProps {
  /** Open while there is one. */
  plan: ConfirmedPlan | undefined
  onConfirm: () => void
  onClose: () => void
}

/** What is about to be bought, said once more before the payment page (SUB-07). */
export function ConfirmPlan({ plan, onConfirm, onClose }: ConfirmPlanProps) {
  return (
    <Modal
      opened={plan !== undefined}
      onClose={onClose}
      title="Confirm Your Plan"
      closeButtonProps={{ 'aria-label': 'Close' }}
      // What it showed is gone with the plan; an empty dialog that fades would be seen.
      transitionProps={{ duration: 0 }}
    >
      {plan && (
        <>
          <Text fw={600}>{plan.name}</Text>
          <Text className={classes.price}>{plan.price}</Text>
          <div className={classes.features}>
            <PlanFeatures features={plan.features} />
          </div>
          <Group gap="sm">
            <Button data-autofocus onClick={onConfirm}>
              Proceed to Secure Checkout
            </Button>
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
          </Group>
        </>
      )}
    </Modal>
  )
}
