import { useSearchParams } from 'react-router-dom'

const TAB = 'tab'

/** Which tab is open stands in the address, so that a mail can lead to one: `?tab=reminders`. The first needs no name. */
export function useOpenTab(names: readonly string[]) {
  const [params, setParams] = useSearchParams()
  const [first = ''] = names
  const open = names.find((name) => name.toLowerCase() === params.get(TAB)) ?? first
  const setOpen = (name: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (name === null || name === first) next.delete(TAB)
        else next.set(TAB, name.toLowerCase())
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [open, setOpen] as const
}
