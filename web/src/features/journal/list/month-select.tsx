import { NativeSelect } from '@mantine/core'
import { useMonths } from '../queries.ts'
import { inGroups } from './in-groups.ts'
import { monthInWords } from './months.ts'

interface MonthSelectProps {
  until: string | undefined
  onChoose: (month: string) => void
}

/**
 * Years and months with how many prayers they have; the journal then begins at the one that is chosen. It stands
 * there before they have come, so that nothing moves.
 */
export function MonthSelect({ until, onChoose }: MonthSelectProps) {
  const months = useMonths()
  const isKnown = until === undefined || months.some(({ month }) => month === until)
  const years = inGroups(months, ({ month }) => month.slice(0, 4))
  return (
    <NativeSelect
      size="md"
      label="Jump to a month"
      value={until ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      data={[
        { value: '', label: 'The newest' },
        ...(isKnown ? [] : [{ value: until, label: monthInWords(until) }]),
        ...years.map(([group, ofYear]) => ({
          group,
          items: ofYear.map(({ month, count }) => ({
            value: month,
            label: `${monthInWords(month)} (${count})`,
          })),
        })),
      ]}
    />
  )
}
