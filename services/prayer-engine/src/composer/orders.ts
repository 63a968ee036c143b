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

/** Each place is written as its need and its stocks: '7 category.trust general.trust'. */
function places(part: PartKind, ...written: readonly string[]): readonly Slot[] {
  return written.map((place) => {
    const [need, ...from] = place.split(' ')
    return { part, need: Number(need), from }
  })
}

const MOVEMENTS = {
  address: places('address', '1 address'),
  telling: places(
    'complaint',
    '1 bring',
    '0 echo.telling',
    '1 mood.complaint',
    '3 echo.telling2',
    '4 need.complaint',
    '9 mood.complaint',
    '12 need.complaint',
  ),
  tellingLightly: places('complaint', '1 bring', '0 echo.telling', '6 need.complaint'),
  confessing: places(
    'confession',
    '1 confession',
    '0 echo.telling',
    '7 echo.telling2',
    '2 mood.complaint',
    '4 confession',
    '12 confession',
  ),
  giving: places(
    'thanks',
    '1 mood.thanks',
    '1 bring.thanks',
    '0 echo.thanks',
    '2 echo.telling',
    '4 category.thanks',
    '9 mood.thanks',
    '12 category.thanks',
  ),
  thanking: places('thanks', '1 tone.thanks', '0 echo.thanks'),
  thankingAtNight: places('thanks', '4 night.thanks'),
  trusting: places(
    'trust',
    '2 tone.trust',
    '7 category.trust general.trust',
    '13 general.trust category.trust tone.trust',
  ),
  resting: places('trust', '1 mood.trust', '2 tone.trust', '7 category.trust', '13 mood.trust'),
  scripture: places('scripture', '0 quotation', '6 response', '3 quotation', '10 quotation'),
  asking: places(
    'petition',
    '0 need.petition',
    '2 echo.petition',
    '1 tone.petition',
    '5 mood.petition',
    '8 need.petition',
    '9 general.petition tone.petition mood.petition category.petition',
    '11 general.petition tone.petition category.petition',
    '14 need.petition',
  ),
  vowing: places('praise', '3 tone.praise tone.praise general.praise', '15 general.praise'),
  waiting: places('praise', '3 unresolved', '15 tone.praise'),
  crisis: [
    ...places('address', '1 crisis.address'),
    ...places('complaint', '1 crisis.bring', '1 crisis.complaint'),
    ...places('trust', '1 crisis.trust', '3 crisis.trust'),
    ...places('scripture', '0 quotation'),
    ...places('petition', '1 crisis.petition', '0 crisis.company', '2 crisis.petition'),
  ],
} as const
type Movement = keyof typeof MOVEMENTS

/** Each form in the orders it may take. The address comes first, and the Amen after all. */
const ORDERS: Readonly<Record<Form, readonly (readonly Movement[])[]>> = {
  lament: [
    ['address', 'telling', 'trusting', 'scripture', 'asking', 'vowing'],
    ['address', 'telling', 'scripture', 'trusting', 'asking', 'vowing'],
    ['address', 'telling', 'trusting', 'asking', 'scripture', 'vowing'],
    ['address', 'telling', 'scripture', 'trusting', 'asking', 'waiting'],
  ],
  thanksgiving: [
    ['address', 'giving', 'scripture', 'trusting', 'asking', 'vowing'],
    ['address', 'giving', 'trusting', 'scripture', 'asking', 'vowing'],
    ['address', 'giving', 'trusting', 'asking', 'scripture', 'vowing'],
  ],
  trust: [
    ['address', 'resting', 'tellingLightly', 'scripture', 'asking', 'vowing'],
    ['address', 'resting', 'scripture', 'tellingLightly', 'asking', 'vowing'],
  ],
  penitential: [
    ['address', 'confessing', 'trusting', 'scripture', 'asking', 'vowing'],
    ['address', 'confessing', 'scripture', 'trusting', 'asking', 'vowing'],
  ],
  wisdom: [
    ['address', 'telling', 'trusting', 'scripture', 'asking', 'vowing'],
    ['address', 'trusting', 'telling', 'scripture', 'asking', 'vowing'],
    ['address', 'telling', 'scripture', 'trusting', 'asking', 'vowing'],
  ],
  intercession: [
    ['address', 'telling', 'trusting', 'scripture', 'asking', 'vowing'],
    ['address', 'telling', 'scripture', 'trusting', 'asking', 'vowing'],
    ['address', 'telling', 'trusting', 'asking', 'scripture', 'vowing'],
  ],
  night: [
    ['address', 'telling', 'scripture', 'trusting', 'asking', 'vowing'],
    ['address', 'telling', 'trusting', 'asking', 'scripture', 'vowing'],
    ['address', 'thankingAtNight', 'telling', 'trusting', 'scripture', 'asking', 'vowing'],
  ],
  crisis: [['crisis']],
}

/** Said of the parts that stay when others are left out, so that the prayer is as long as it was asked to be. */
const INSTEAD: Partial<Readonly<Record<PartKind, readonly Slot[]>>> = {
  complaint: places('complaint', '20 need.complaint mood.complaint', '25 category.complaint'),
  confession: places('confession', '20 confession', '25 confession'),
  thanks: places('thanks', '16 mood.thanks', '18 category.thanks', '22 tone.thanks', '24 mood.thanks'),
  trust: places(
    'trust',
    '16 general.trust',
    '18 category.trust',
    '20 tone.trust',
    '22 general.trust',
    '24 mood.trust',
  ),
  scripture: places('scripture', '21 response', '23 quotation', '26 response'),
  petition: places(
    'petition',
    '17 general.petition',
    '19 mood.petition',
    '21 category.petition',
    '23 general.petition',
  ),
  praise: places('praise', '18 general.praise', '20 tone.praise', '22 general.praise', '24 tone.praise'),
}

const BRINGING = places('address', '1 bring')

/** Never left out: a prayer without these would be none. */
const ALWAYS: ReadonlySet<PartKind> = new Set(['address', 'scripture', 'amen'])

/**
 * The orders a form may take: with the tone 'Grateful', thanks come before anything else is said; what the person
 * wants left out has no place.
 */
export function ordersOf(
  form: Form,
  { tone, leaveOut = [] }: Pick<PrayerRequest, 'tone' | 'leaveOut'>,
): readonly (readonly Slot[])[] {
  const givesThanksFirst = tone === 'Grateful' && form !== 'thanksgiving' && form !== 'crisis'
  return ORDERS[form]
    .map((movements) => (givesThanksFirst ? movements.toSpliced(1, 0, 'thanking') : movements))
    .map((movements) => movements.flatMap((movement) => MOVEMENTS[movement]))
    .map((order) => (leaveOut.length === 0 ? order : without(order, leaveOut)))
}

function without(order: readonly Slot[], leaveOut: readonly PartKind[]): readonly Slot[] {
  const left = order.filter(({ part }) => ALWAYS.has(part) || !leaveOut.includes(part))
  const [address, ...rest] = left.flatMap((slot, at) => {
    const isLastOfPart = !left.slice(at + 1).some(({ part }) => part === slot.part)
    return isLastOfPart ? [slot, ...(INSTEAD[slot.part] ?? [])] : [slot]
  })
  // Whoever is prayed for is brought in at once, where what brought them in is left out.
  const isBrought = left.some(({ from }) => from[0]?.startsWith('bring'))
  return address ? [address, ...(isBrought ? [] : BRINGING), ...rest] : rest
}
