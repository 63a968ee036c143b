import { Alert, Button, Stack, Text, Textarea, VisuallyHidden } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { isComplete, type PrayerDraft } from '../../prayer/prayer-draft.ts'
import { CATEGORIES, MOODS, SITUATION_CHARACTERS_MAX } from '../../prayer/text/words.ts'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { MoreChoices } from './more-choices.tsx'
import classes from './prayer-form.module.css'
import { PsalmToPrayFrom } from './psalm-to-pray-from.tsx'
import { type Refusal, Refused } from './refused.tsx'
import type { LanguageNotice } from './use-language-notice.ts'
import { type Suggestion, useSuggestion, withSuggestion } from './use-suggestion.ts'

const CHOICES_MISSING = 'Please select a category and mood'
const SUGGESTED = 'Suggested from what you wrote'
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
  const suggestion = useSuggestion(draft.situation)
  const form = useForm<PrayerDraft>({
    mode: 'uncontrolled',
    initialValues: initial,
    validate: {
      category: (value) => (value || suggestion.category ? null : CHOICES_MISSING),
      mood: (value) => (value || suggestion.mood ? null : CHOICES_MISSING),
      situation: (value) => (value.length > SITUATION_CHARACTERS_MAX ? TOO_LONG : null),
    },
    onValuesChange: (values) => {
      // A name belongs to the person it was typed for (GEN-06).
      if (values.relationship === 'Self' && values.name !== '') return form.setFieldValue('name', '')
      setDraft(values)
      onChange(values)
    },
  })
  const wanted = withSuggestion(draft, suggestion)
  const complete = isComplete(wanted)
  const suggestedFor = (field: 'category' | 'mood') =>
    draft[field] === '' && suggestion[field] !== undefined ? SUGGESTED : undefined

  return (
    <form onSubmit={form.onSubmit((values) => onSubmit(withSuggestion(values, suggestion)))} noValidate>
      <Stack gap={36}>
        {draft.psalm !== '' && (
          <PsalmToPrayFrom reference={draft.psalm} onRemove={() => form.setFieldValue('psalm', '')} />
        )}
        <Textarea
          label="Your situation"
          description={
            <>
              {draft.psalm === ''
                ? 'Optional: what is on your heart, in your own words'
                : 'Optional: what these verses stir in you today'}{' '}
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
        <VisuallyHidden role="status">{inWords(draft, suggestion)}</VisuallyHidden>
        <ChoiceChips
          label="Category"
          hint={suggestedFor('category') ?? 'What the prayer is about'}
          choices={CATEGORIES}
          value={wanted.category}
          error={form.errors.category}
          onChange={(category) => form.setFieldValue('category', category)}
        />
        <ChoiceChips
          label="Mood"
          hint={suggestedFor('mood') ?? 'How you feel as you come to it'}
          choices={MOODS}
          value={wanted.mood}
          error={form.errors.mood}
          onChange={(mood) => form.setFieldValue('mood', mood)}
        />
        <MoreChoices form={form} draft={draft} />
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
            {complete ? '' : whatIsMissing(wanted)}
          </Text>
        </div>
      </Stack>
    </form>
  )
}

function whatIsMissing({ category, mood }: PrayerDraft): string {
  if (category === '' && mood === '') return 'Choose a category and a mood first.'
  return category === '' ? 'Choose a category first.' : 'Choose a mood first.'
}

/** Spoken when a suggestion arrives: the chips change without a press. */
function inWords(draft: PrayerDraft, { category, mood }: Suggestion): string {
  const suggested = [draft.category === '' && category, draft.mood === '' && mood].filter(Boolean)
  return suggested.length === 0 ? '' : `${SUGGESTED}: ${suggested.join(', ')}`
}
