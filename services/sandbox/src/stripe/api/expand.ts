import type { Account } from '../account.ts'
import { refusal } from '../engine/refusal.ts'
import { type Params, textsOf } from './params.ts'

/** Stripe expands no deeper. */
const DEPTH_MAX = 4

/** A copy of an answer in which the fields named in `expand` hold objects in place of their ids. */
export function expanded(account: Account, answer: object, params: Params): object {
  const copy = structuredClone(answer)
  for (const path of Object.values(textsOf(params, 'expand'))) {
    const names = path.split('.')
    if (names.length > DEPTH_MAX) {
      throw refusal(
        400,
        'property_expansion_max_depth',
        `You cannot expand more than ${DEPTH_MAX} levels`,
        'expand',
      )
    }
    expandPath(account, copy as Fields, names)
  }
  return copy
}

type Fields = { [name: string]: unknown }

function expandPath(account: Account, object: Fields, [name = '', ...rest]: readonly string[]): void {
  const value = name === 'payments' ? paymentsOf(account, object) : object[name]
  if (value === undefined) {
    throw refusal(400, 'property_cannot_expand', `This property cannot be expanded (${name}).`, 'expand')
  }
  const found = typeof value === 'string' ? structuredClone(account.findAny(value)) : value
  if (found) object[name] = found
  if (rest.length === 0) return
  const next = Array.isArray(found) ? found : [found]
  for (const each of next) if (each && typeof each === 'object') expandPath(account, each as Fields, rest)
}

/** Of an invoice: shown on request alone. */
function paymentsOf(account: Account, { object, id }: Fields): object | undefined {
  if (object !== 'invoice') return undefined
  const data = account.all('invoice_payment').filter(({ invoice }) => invoice === id)
  return structuredClone({ object: 'list', data, has_more: false, url: '/v1/invoice_payments' })
}
