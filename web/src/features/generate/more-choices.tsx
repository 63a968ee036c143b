import { Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { EMPTY_DRAFT, type PrayerDraft } from '../../prayer/prayer-draft.ts'
import { LENGTHS, NAME_CHARACTERS_MAX, RELATIONSHIPS, TONES } from '../../prayer/text/words.ts'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import classes from './more-choices.module.css'

interface MoreChoicesProps {
  form: UseFormReturnType<PrayerDraft>
  draft: PrayerDraft
}

/** What most people leave as it is, folded away; the fold says what is chosen in it. */
export function MoreChoices({ form, draft }: MoreChoicesProps) {
  const [isOpen] = useState(() => FIELDS.some((field) => draft[field] !== EMPTY_DRAFT[field]))
  return (
    <details className={classes.more} open={isOpen}>
      <summary className={classes.summary}>
        <span>More choices</span>
        <span className={classes.chosen}>{choicesInWords(draft)}</span>
      </summary>
      <Stack gap={36} className={classes.choices}>
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
      </Stack>
    </details>
  )
}

const FIELDS = ['relationship', 'name', 'tone', 'length'] as const

/** 'For yourself · Comforting · Standard length' */
function choicesInWords({ relationship, name, tone, length }: PrayerDraft): string {
  const whom = relationship === 'Self' ? 'For yourself' : `For ${name.trim() || relationship.toLowerCase()}`
  return [whom, tone, `${length} length`].join(' · ')
}
