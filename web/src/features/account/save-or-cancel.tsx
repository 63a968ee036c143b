import { Button, Group } from '@mantine/core'

interface SaveOrCancelProps {
  save: string
  saving: boolean
  onCancel: () => void
}

/** The end of a small form. */
export function SaveOrCancel({ save, saving, onCancel }: SaveOrCancelProps) {
  return (
    <Group gap="sm">
      <Button type="submit" loading={saving}>
        {save}
      </Button>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </Group>
  )
}
