import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReminderList } from '../../../api/types.ts'
import { CATEGORIES } from '../../../prayer/text/words.ts'
import { NeedsConnection } from '../../../ui/needs-connection.tsx'
import { focusFirstError } from '../../../ui/submit-error.tsx'
import type { ReminderDraft } from '../reminder-draft.ts'
import { ChannelChoices } from './channel-choices.tsx'
import { DayButtons } from './day-buttons.tsx'
import classes from './reminder-form.module.css'
import { TimeZoneSelect } from './time-zone-select.tsx'

interface ReminderFormProps {
  email: string
  available: ReminderList['channels']
  initial: ReminderDraft
  submit: string
  isSaving: boolean
  /** Why no more can be added. */
  full?: string | undefined
  onChange?: (draft: ReminderDraft) => void
  onSubmit: (draft: ReminderDraft) => void
  onCancel?: () => void
}

/** A reminder, to be added or changed. */
export function ReminderForm(props: ReminderFormProps) {
  const { email, available, initial, submit, isSaving, full, onChange, onSubmit, onCancel } = props
  const form = useForm<ReminderDraft>({
    initialValues: initial,
    validate: {
      time: (time) => (/^\d\d:\d\d$/.test(time) ? null : 'Please enter a time'),
      // REM-02
      days: (days) => (days.length > 0 ? null : 'Please select at least one day'),
      channels: (channels) => (channels.length > 0 ? null : 'Please choose at least one way'),
    },
    onValuesChange: (values) => onChange?.(values),
  })
  const { time, days, timezone, channels, category } = form.values
  const send = (draft: ReminderDraft) => {
    if (!isSaving && full === undefined) onSubmit(draft)
  }

  return (
    <form onSubmit={form.onSubmit(send, focusFirstError(form))} noValidate>
      <Stack gap="lg">
        {/* What is being saved is not typed on. */}
        <fieldset disabled={isSaving} className={classes.fields}>
          <div className={classes.when}>
            <TextInput
              type="time"
              label="Time"
              {...form.getInputProps('time')}
              value={time}
              onChange={({ currentTarget }) => form.setFieldValue('time', currentTarget.value.slice(0, 5))}
            />
            <TimeZoneSelect
              value={timezone}
              onChange={(zone) => form.setFieldValue('timezone', zone)}
              error={form.errors.timezone}
            />
          </div>
          <DayButtons
            path="days"
            value={days}
            onChange={(chosen) => form.setFieldValue('days', chosen)}
            error={form.errors.days}
          />
          <ChannelChoices
            path="channels"
            email={email}
            available={available}
            value={channels}
            onChange={(chosen) => form.setFieldValue('channels', chosen)}
            error={form.errors.channels}
          />
          <NativeSelect
            size="md"
            label="Category (optional)"
            description="The link in the reminder opens a prayer about it."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            className={classes.category}
            data={[{ value: '', label: 'None' }, ...CATEGORIES]}
            value={category}
            onChange={({ currentTarget }) => form.setFieldValue('category', currentTarget.value)}
          />
        </fieldset>
        {full !== undefined && <Text role="status">{full}</Text>}
        <NeedsConnection reason="You are offline. A reminder needs the connection.">
          <Group gap="sm">
            <Button type="submit" loading={isSaving} disabled={full !== undefined}>
              {submit}
            </Button>
            {onCancel && (
              <Button variant="default" onClick={onCancel}>
                Cancel
              </Button>
            )}
          </Group>
        </NeedsConnection>
      </Stack>
    </form>
  )
}
