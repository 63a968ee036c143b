import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { localZone, zoneInWords, zonesByRegion } from '../../../time-zone.ts'
import classes from './time-zone-select.module.css'

interface TimeZoneSelectProps {
  value: string
  onChange: (zone: string) => void
  error: ReactNode
}

/** Every time zone, found by a part of its name. */
export function TimeZoneSelect({ value, onChange, error }: TimeZoneSelectProps) {
  const here = localZone()
  const zones = useMemo(() => zonesByRegion([value, here]), [value, here])
  const description =
    value === here
      ? 'Detected from this browser.'
      : `This browser is in another time zone: ${zoneInWords(here)}.`
  return (
    <Select
      size="md"
      label="Time zone"
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={zones}
      value={value}
      onChange={(zone) => zone !== null && onChange(zone)}
      allowDeselect={false}
      searchable
      selectFirstOptionOnChange
      nothingFoundMessage="No time zone is called so"
      filter={byPartOfName}
      maxDropdownHeight={280}
      comboboxProps={{ withinPortal: false }}
      classNames={{ option: classes.option ?? '' }}
      error={error}
    />
  )
}

const plain = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[_/(),]/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** 'new york', 'America/New_York' and 'york (america)' find the same. */
const byPartOfName: OptionsFilter = ({ options, search }) => {
  const wanted = plain(search).trim().split(' ')
  const fits = ({ value, label }: ComboboxItem) => {
    const name = plain(`${value} ${label}`)
    return wanted.every((word) => name.includes(word))
  }
  return options
    .map((option) => ('group' in option ? { ...option, items: option.items.filter(fits) } : option))
    .filter((option) => ('group' in option ? option.items.length > 0 : fits(option)))
}
