import type { ReactNode } from 'react'

/** A drawing in the weight of all the others. It says nothing by itself: words stand beside it. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

export function SprigIcon() {
  return (
    <Icon>
      <path d="M12 20V9.500M12 14c-4 0-6.200-2.400-6.200-6 4 0 6.200 2.400 6.200 6Zm0-3.200c0-3.400 1.900-5.600 5.800-5.800.2 3.900-1.900 6.200-5.800 6.200" />
    </Icon>
  )
}

export function TrashIcon() {
  return (
    <Icon>
      <path d="M4.500 6.500h15M9.500 6.500v-2h5v2M6.500 6.500l.8 13h9.400l.8-13M10 10.500v5.500M14 10.500v5.500" />
    </Icon>
  )
}

export function SunIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v1.800M12 19.200V21M3 12h1.800M19.200 12H21M5.600 5.600l1.300 1.300M17.100 17.100l1.300 1.300M5.600 18.400l1.300-1.300M17.100 6.900l1.300-1.300" />
    </Icon>
  )
}

export function MoonIcon() {
  return (
    <Icon>
      <path d="M20 14.200A8.300 8.300 0 0 1 9.800 4a8.300 8.300 0 1 0 10.200 10.200Z" />
    </Icon>
  )
}

export function ArrowLeftIcon() {
  return (
    <Icon>
      <path d="M19 12H5.500M11 6l-6 6 6 6" />
    </Icon>
  )
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m5 12.500 4.500 4.500L19 7.500" />
    </Icon>
  )
}

export function WarningIcon() {
  return (
    <Icon>
      <path d="M12 8v5M12 16.400v.1M10.600 4.600 3.400 17.400A1.600 1.600 0 0 0 4.800 19.800h14.400a1.600 1.600 0 0 0 1.400-2.400L13.400 4.600a1.600 1.600 0 0 0-2.800 0Z" />
    </Icon>
  )
}

export function HeartIcon() {
  return (
    <Icon>
      <path d="M12 20.500s-7.500-4.400-7.500-10A4.300 4.300 0 0 1 12 7.700a4.300 4.300 0 0 1 7.500 2.800c0 5.600-7.500 10-7.500 10Z" />
    </Icon>
  )
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5 5" />
    </Icon>
  )
}

export function LinkIcon() {
  return (
    <Icon>
      <path d="M10 14.500a4 4 0 0 0 5.700 0l3.100-3.100a4 4 0 0 0-5.700-5.700l-1 1M14 9.500a4 4 0 0 0-5.700 0l-3.100 3.100a4 4 0 0 0 5.700 5.700l1-1" />
    </Icon>
  )
}
