import { CloseButton, NativeSelect, TextInput } from '@mantine/core'
import { useSearchParams } from 'react-router-dom'
import { CATEGORIES, MOODS } from '../../../prayer/text/words.ts'
import { SearchIcon } from '../../../ui/icons.tsx'
import classes from './filter-bar.module.css'
import { type JournalFilter, withFilter } from './journal-filter.ts'
import { MonthSelect } from './month-select.tsx'

const SEARCH_CHARACTERS_MAX = 100

interface FilterBarProps {
  filter: JournalFilter
  search: string
  onSearch: (words: string) => void
}

/** Narrows the journal. The filter stands in the address; the words of a search never do. */
export function FilterBar({ filter, search, onSearch }: FilterBarProps) {
  const [params, setParams] = useSearchParams()
  const choose =
    (name: keyof JournalFilter) =>
    ({ currentTarget }: { currentTarget: { value: string } }) =>
      setParams(withFilter(params, name, currentTarget.value), { replace: true, preventScrollReset: true })
  const answered = filter.answered === undefined ? '' : filter.answered ? 'yes' : 'no'
  return (
    <search className={classes.bar} aria-label="My prayers">
      <TextInput
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        className={classes.words}
        label="Search"
        description="In prayers, notes, names and references"
        maxLength={SEARCH_CHARACTERS_MAX}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        leftSection={<SearchIcon />}
        rightSectionWidth={48}
        rightSection={
          search && (
            <CloseButton size={44} iconSize={20} aria-label="Clear the search" onClick={() => onSearch('')} />
          )
        }
      />
      <NativeSelect
        size="md"
        label="Category"
        value={filter.category ?? ''}
        onChange={choose('category')}
        data={[{ value: '', label: 'All' }, ...CATEGORIES]}
      />
      <NativeSelect
        size="md"
        label="Mood"
        value={filter.mood ?? ''}
        onChange={choose('mood')}
        data={[{ value: '', label: 'All' }, ...MOODS]}
      />
      <NativeSelect
        size="md"
        label="Answered"
        value={answered}
        onChange={choose('answered')}
        data={[
          { value: '', label: 'All' },
          { value: 'yes', label: 'Answered' },
          { value: 'no', label: 'Not yet' },
        ]}
      />
      <MonthSelect
        until={filter.until}
        // Each is a step of its own: Back leads to the months before.
        onChoose={(until) => setParams(withFilter(params, 'until', until), { preventScrollReset: true })}
      />
    </search>
  )
}
