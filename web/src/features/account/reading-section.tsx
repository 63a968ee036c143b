import { Checkbox, Text, useMantineColorScheme } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { changeReading, keepOffline, readingSettings } from '../../preferences.ts'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { AccountSection } from './account-section.tsx'
import classes from './reading-section.module.css'

/** Whether prayers are kept on this device. Said once, honestly: they lie there readable. */
export function OfflineSection({ onKeepNothing }: { onKeepNothing: () => void }) {
  const about = useId()
  const [keep, setKeep] = useState(keepOffline.read)
  return (
    <AccountSection title="Offline">
      <Checkbox
        label="Keep my journal readable offline on this device"
        aria-describedby={about}
        checked={keep}
        onChange={({ currentTarget }) => {
          keepOffline.write(currentTarget.checked)
          setKeep(currentTarget.checked)
          if (!currentTarget.checked) onKeepNothing()
        }}
      />
      <Text id={about} c="dimmed" size="sm" mt="xs">
        Your newest prayers are kept in this browser. Anyone who can use it can read them. They are erased
        when you sign out. Leave this off on a device you share.
      </Text>
    </AccountSection>
  )
}

type Choices<Value> = readonly (readonly [Value, string])[]

const SIZES = [
  ['usual', 'Default'],
  ['large', 'Large'],
  ['larger', 'Larger'],
  ['largest', 'Largest'],
] as const
const SPACINGS = [
  ['usual', 'Default'],
  ['wide', 'Wide'],
  ['wider', 'Wider'],
] as const
const FACES = [
  ['usual', 'Source Serif'],
  ['legible', 'Atkinson Hyperlegible'],
] as const
const SCHEMES = [
  ['auto', 'Same as the device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const

/** How prayers and scripture are set on this device, with a psalm to see it on. */
export function ReadingSection({ preview }: { preview: ReactNode }) {
  const { size, spacing, face } = readingSettings()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <AccountSection title="Reading">
      <p className={classes.about}>For prayers and scripture, everywhere in this browser.</p>
      <div className={classes.choices}>
        <Choice label="Text size" choices={SIZES} value={size} onChange={(size) => changeReading({ size })} />
        <Choice
          label="Spacing"
          choices={SPACINGS}
          value={spacing}
          onChange={(spacing) => changeReading({ spacing })}
        />
        <Choice
          label="Typeface"
          hint="Atkinson Hyperlegible keeps letters apart that look alike; many people with dyslexia or tired eyes read it more easily."
          choices={FACES}
          value={face}
          onChange={(face) => changeReading({ face })}
        />
        <Choice isShared label="Colors" choices={SCHEMES} value={colorScheme} onChange={setColorScheme} />
      </div>
      <div className={classes.preview}>{preview}</div>
    </AccountSection>
  )
}

interface ChoiceProps<Value> {
  label: string
  hint?: string
  choices: Choices<Value>
  value: Value
  /** It is chosen elsewhere as well, and `value` follows. */
  isShared?: boolean
  onChange: (value: Value) => void
}

function Choice<Value>({ label, hint, choices, value, isShared, onChange }: ChoiceProps<Value>) {
  const [, chosen = ''] = choices.find(([each]) => each === value) ?? []
  return (
    <ChoiceChips
      label={label}
      {...(hint && { hint })}
      choices={choices.map(([, word]) => word)}
      {...(isShared ? { value: chosen } : { defaultValue: chosen })}
      onChange={(picked) => {
        const choice = choices.find(([, word]) => word === picked)
        if (choice) onChange(choice[0])
      }}
    />
  )
}
