import type { ReactNode } from 'react'

export interface LegalSection {
  /** The end of its address: /terms#id */
  readonly id: string
  readonly title: string
  readonly text: ReactNode
}
