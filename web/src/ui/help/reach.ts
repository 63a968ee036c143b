import { HELP_LINES } from '../../api/generated/help-lines.ts'
import type { Crisis } from '../../api/types.ts'

/** One line of the API, or of the list that every page has. */
export type HelpLine = Crisis['resources'][number]

const [lifeline, ...others] = HELP_LINES

/** The line for everybody: 988. */
export const LIFELINE: HelpLine & { readonly call: string; readonly text: { readonly to: string } } = lifeline
export const ALL_LINES: readonly HelpLine[] = [lifeline, ...others]

export interface Way {
  readonly words: string
  /** What of the words is pressed. */
  readonly target: string
  readonly href: string
}

/** What a device can do with a line, the fastest way first. */
export function waysOf({ call, text, web }: HelpLine): Way[] {
  return [
    ...(call ? [{ words: `Call ${call}`, target: call, href: `tel:${call}` }] : []),
    ...(text ? [textWay(text)] : []),
    ...(web ? [{ words: web, target: web, href: web }] : []),
  ]
}

function textWay({ to, body }: { to: string; body?: string }): Way {
  return body
    ? { words: `Text ${body} to ${to}`, target: to, href: `sms:${to}?&body=${encodeURIComponent(body)}` }
    : { words: `Text ${to}`, target: to, href: `sms:${to}` }
}
