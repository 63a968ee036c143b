import { Alert, Button, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { isComplete, type PrayerDraft } from '../../prayer/prayer-draft.ts'
import {
  CATEGORIES,
  LENGTHS,
  MOODS,
  NAME_CHARACTERS_MAX,
  RELATIONSHIPS,
  SITUATION_CHARACTERS_MAX,
  TONES,
} from '../../prayer/text/words.ts'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import classes from './prayer-form.module.css'
import { type Refusal, Refused } from './refused.tsx'

import type { LanguageNotice } from './use-language-notice.ts'

const CHOICES_MISSING = 'Please select a category and mood'
const TOO_LONG = `Please shorten this to ${SITUATION_CHARACTERS_MAX} characters`

interface PrayerFormProps {
  initial: PrayerDraft
  onChange: (draft: PrayerDraft) => void
  onSubmit: (draft: PrayerDraft) => void
  isChecking: boolean
  /** What to know before a prayer is spent, for somebody who writes in another language. */
  notice: LanguageNotice | undefined
  refusal: Refusal | undefined
}

export function PrayerForm({ initial, onChange, onSubmit, isChecking, notice, refusal }: PrayerFormProps) {
  const [draft, setDraft] = useState(initial)
  const form = useForm<PrayerDraft>({
    mode: 'uncontrolled',
    initialValues: initial,
    validate: {
      category: (value) => (value === '' ? CHOICES_MISSING : null),
      mood: (value) => (value === '' ? CHOICES_MISSING : null),
      situation: (value) => (value.length > SITUATION_CHARACTERS_MAX ? TOO_LONG : null),
    },
    onValuesChange: (values) => {
      // A name belongs to the person it was typed for (GEN-06).
      if (values.relationship === 'Self' && values.name !== '') return form.setFieldValue('name', '')
      setDraft(values)
      onChange(values)
    },
  })
  const complete = isComplete(draft)

  return (
    <form onSubmit={form.onSubmit(onSubmit)} noValidate>
      <Stack gap={36}>
        <ChoiceChips
          label="Category"
          hint="What the prayer is about"
          choices={CATEGORIES}
          key={form.key('category')}
          {...form.getInputProps('category')}
        />
        <ChoiceChips
          label="Mood"
          hint="How you feel as you come to it"
          choices={MOODS}
          key={form.key('mood')}
          {...form.getInputProps('mood')}
        />
        <Textarea
          label="Your situation"
          description={
            <>
              Optional: what is on your heart, in your own words{' '}
              <span className={classes.count}>
                {draft.situation.length} of {SITUATION_CHARACTERS_MAX} characters
              </span>
            </>
          }
          descriptionProps={{ className: classes.about }}
          autosize
          minRows={4}
          maxRows={14}
          maxLength={SITUATION_CHARACTERS_MAX}
          key={form.key('situation')}
          {...form.getInputProps('situation')}
        />
        <ChoiceChips
          label="Who is it for?"
          choices={RELATIONSHIPS}
          key={form.key('relationship')}
          {...form.getInputProps('relationship')}
        />
        {draft.relationship !== 'Self' && (
          <TextInput
            label="Their name"
            description="Optional: a first name is enough"
            autoComplete="off"
            maxLength={NAME_CHARACTERS_MAX}
            className={classes.name}
            key={form.key('name')}
            {...form.getInputProps('name')}
          />
        )}
        <ChoiceChips label="Tone" choices={TONES} key={form.key('tone')} {...form.getInputProps('tone')} />
        <ChoiceChips
          label="Length"
          choices={Object.keys(LENGTHS)}
          key={form.key('length')}
          {...form.getInputProps('length')}
        />
        <Refused refusal={refusal} />
        {notice !== undefined && (
          <Alert role="status" title="We write in English for now" color="gray">
            <span lang={notice.lang}>{notice.text}</span>
          </Alert>
        )}
        <div>
          <Button
            type="submit"
            size="lg"
            disabled={!complete}
            loading={isChecking}
            aria-describedby="what-is-missing"
          >
            {notice === undefined ? 'Generate Prayer' : 'Write it in English'}
          </Button>
          <Text id="what-is-missing" className={classes.missing}>
            {complete ? '' : 'Choose a category and a mood first.'}
          </Text>
        </div>
      </Stack>
    </form>
  )
}
