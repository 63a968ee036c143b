import type { PartKind, PrayerRequest } from '../prayer.ts'
import type { Form } from './forms.ts'

/** One place for a sentence: which part it belongs to, which stocks may fill it, and how soon it is wanted. */
export interface Slot {
  readonly part: PartKind
  /** Sections of the larder, see larder.ts; 'quotation' stands for a lead-in and the words of scripture. */
  readonly from: readonly string[]
  /** 0 and 1: always there, 0 first when room is short. Larger: added in this order while the prayer is too short. */
  readonly need: number
}

const slot = (part: PartKind, need: number, ...from: string[]): Slot => ({ part, need, from })

const ADDRESS = slot('address', 1, 'address')
const AMEN = slot('amen', 1, 'amen')
const QUOTATION = slot('scripture', 0, 'quotation')
const ANOTHER_QUOTATION = slot('scripture', 3, 'quotation')
const RESPONSE = slot('scripture', 6, 'response')

const telling: readonly Slot[] = [
  slot('complaint', 1, 'bring'),
  slot('complaint', 0, 'echo.telling'),
  slot('complaint', 1, 'mood.complaint'),
  slot('complaint', 3, 'echo.telling2'),
  slot('complaint', 4, 'need.complaint'),
  slot('complaint', 9, 'mood.complaint'),
  slot('complaint', 12, 'need.complaint'),
]
const trusting: readonly Slot[] = [
  slot('trust', 2, 'tone.trust'),
  slot('trust', 7, 'category.trust', 'general.trust'),
  slot('trust', 13, 'general.trust', 'category.trust', 'tone.trust'),
]
const asking: readonly Slot[] = [
  slot('petition', 0, 'need.petition'),
  slot('petition', 2, 'echo.petition'),
  slot('petition', 1, 'tone.petition'),
  slot('petition', 5, 'mood.petition'),
  slot('petition', 8, 'need.petition'),
  slot('petition', 9, 'general.petition', 'tone.petition', 'mood.petition', 'category.petition'),
  slot('petition', 11, 'general.petition', 'tone.petition', 'category.petition'),
  slot('petition', 14, 'need.petition'),
]
const vowing: readonly Slot[] = [
  slot('praise', 3, 'tone.praise', 'tone.praise', 'general.praise'),
  slot('praise', 15, 'general.praise'),
]
const waiting: readonly Slot[] = [slot('praise', 3, 'unresolved'), slot('praise', 15, 'tone.praise')]
const thanking: readonly Slot[] = [slot('thanks', 1, 'tone.thanks'), slot('thanks', 0, 'echo.thanks')]
const scripture: readonly Slot[] = [
  QUOTATION,
  RESPONSE,
  ANOTHER_QUOTATION,
  slot('scripture', 10, 'quotation'),
]

const giving: readonly Slot[] = [
  slot('thanks', 1, 'mood.thanks'),
  slot('thanks', 1, 'bring.thanks'),
  slot('thanks', 0, 'echo.thanks'),
  slot('thanks', 2, 'echo.telling'),
  slot('thanks', 4, 'category.thanks'),
  slot('thanks', 9, 'mood.thanks'),
  slot('thanks', 12, 'category.thanks'),
]
const resting: readonly Slot[] = [
  slot('trust', 1, 'mood.trust'),
  slot('trust', 2, 'tone.trust'),
  slot('trust', 7, 'category.trust'),
  slot('trust', 13, 'mood.trust'),
]
const resolvingLightly: readonly Slot[] = [
  slot('complaint', 1, 'bring'),
  slot('complaint', 0, 'echo.telling'),
  slot('complaint', 6, 'need.complaint'),
]
const confessing: readonly Slot[] = [
  slot('confession', 1, 'confession'),
  slot('confession', 0, 'echo.telling'),
  slot('confession', 7, 'echo.telling2'),
  slot('confession', 2, 'mood.complaint'),
  slot('confession', 4, 'confession'),
  slot('confession', 12, 'confession'),
]

/** Each form in the orders it may take. The first and last part never move. */
const ORDERS: Record<Form, readonly (readonly Slot[])[]> = {
  lament: [
    [ADDRESS, ...telling, ...trusting, ...scripture, ...asking, ...vowing, AMEN],
    [ADDRESS, ...telling, ...scripture, ...trusting, ...asking, ...vowing, AMEN],
    [ADDRESS, ...telling, ...trusting, ...asking, ...scripture, ...vowing, AMEN],
    [ADDRESS, ...telling, ...scripture, ...trusting, ...asking, ...waiting, AMEN],
  ],
  thanksgiving: [
    [ADDRESS, ...giving, ...scripture, ...trusting, ...asking, ...vowing, AMEN],
    [ADDRESS, ...giving, ...trusting, ...scripture, ...asking, ...vowing, AMEN],
    [ADDRESS, ...giving, ...trusting, ...asking, ...scripture, ...vowing, AMEN],
  ],
  trust: [
    [ADDRESS, ...resting, ...resolvingLightly, ...scripture, ...asking, ...vowing, AMEN],
    [ADDRESS, ...resting, ...scripture, ...resolvingLightly, ...asking, ...vowing, AMEN],
  ],
  penitential: [
    [ADDRESS, ...confessing, ...trusting, ...scripture, ...asking, ...vowing, AMEN],
    [ADDRESS, ...confessing, ...scripture, ...trusting, ...asking, ...vowing, AMEN],
  ],
  wisdom: [
    [ADDRESS, ...telling, ...trusting, ...scripture, ...asking, ...vowing, AMEN],
    [ADDRESS, ...trusting, ...telling, ...scripture, ...asking, ...vowing, AMEN],
    [ADDRESS, ...telling, ...scripture, ...trusting, ...asking, ...vowing, AMEN],
  ],
  intercession: [
    [ADDRESS, ...telling, ...trusting, ...scripture, ...asking, ...vowing, AMEN],
    [ADDRESS, ...telling, ...scripture, ...trusting, ...asking, ...vowing, AMEN],
    [ADDRESS, ...telling, ...trusting, ...asking, ...scripture, ...vowing, AMEN],
  ],
  night: [
    [ADDRESS, ...telling, ...scripture, ...trusting, ...asking, ...vowing, AMEN],
    [ADDRESS, ...telling, ...trusting, ...asking, ...scripture, ...vowing, AMEN],
    [
      ADDRESS,
      slot('thanks', 4, 'night.thanks'),
      ...telling,
      ...trusting,
      ...scripture,
      ...asking,
      ...vowing,
      AMEN,
    ],
  ],
  crisis: [
    [
      slot('address', 1, 'crisis.address'),
      slot('complaint', 1, 'crisis.bring'),
      slot('complaint', 1, 'crisis.complaint'),
      slot('trust', 1, 'crisis.trust'),
      slot('trust', 3, 'crisis.trust'),
      slot('scripture', 0, 'quotation'),
      slot('petition', 1, 'crisis.petition'),
      slot('petition', 0, 'crisis.company'),
      slot('petition', 2, 'crisis.petition'),
      AMEN,
    ],
  ],
}

/** The orders a form may take with this tone: with 'Grateful', thanks come before anything else is said. */
export function ordersOf(form: Form, tone: PrayerRequest['tone']): readonly (readonly Slot[])[] {
  const orders = ORDERS[form]
  if (tone !== 'Grateful' || form === 'thanksgiving' || form === 'crisis') return orders
  return orders.map(([address = ADDRESS, ...rest]) => [address, ...thanking, ...rest])
}
