import type { Account, Kind, Kinds } from '../account.ts'
import { missing, refusal } from '../engine/refusal.ts'
import { numberParam, type Params, partParam, textParam } from './params.ts'

export interface Call {
  readonly account: Account
  /** Where people reach the pages that the sandbox hosts. */
  readonly origin: string
  readonly id: string
  readonly params: Params
}

/** One operation of the API. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below /v1; `:id` is the object's. */
  readonly path: string
  /** The parameters it knows, beside `expand`. */
  readonly accepts: readonly string[]
  run(call: Call): object
}

export function get<Name extends Kind>(account: Account, kind: Name, id: string, param = 'id'): Kinds[Name] {
  const found = account.find(kind, id)
  if (!found) throw missing(kind, id, param)
  return found
}

export function retrieve(path: string, kind: Kind): Operation {
  return { method: 'GET', path: `${path}/:id`, accepts: [], run: ({ account, id }) => get(account, kind, id) }
}

const PAGE = ['limit', 'starting_after', 'ending_before', 'created']
const LIMIT = 10
const LIMIT_MAX = 100

/** A list of everything of a kind, newest first, in pages, with filters of its own. */
export function list<Name extends Kind>(
  path: string,
  kind: Name,
  filters: Readonly<Record<string, (object: Kinds[Name], value: string, account: Account) => boolean>> = {},
  defaults: (object: Kinds[Name], params: Params) => boolean = () => true,
): Operation {
  return {
    method: 'GET',
    path,
    accepts: [...PAGE, ...Object.keys(filters), ...(kind === 'event' ? ['types'] : [])],
    run({ account, params }) {
      const all = account.all(kind).toReversed()
      const wanted = all.filter((object) => {
        const passes = Object.entries(filters).every(([name, matches]) => {
          const value = textParam(params, name)
          return value === undefined || matches(object, value, account)
        })
        return passes && defaults(object, params) && isCreatedWithin(object, params)
      })
      return page(wanted, params, `/v1${path}`)
    },
  }
}

function isCreatedWithin(object: { readonly id: string }, params: Params): boolean {
  const { created = 0 } = object as { created?: number }
  const bounds = partParam(params, 'created')
  const {
    gt = -1,
    gte = -1,
    lt = Infinity,
    lte = Infinity,
  } = Object.fromEntries(['gt', 'gte', 'lt', 'lte'].map((name) => [name, numberParam(bounds, name)]))
  const exactly = numberParam(params, 'created')
  return created > gt && created >= gte && created < lt && created <= lte && (exactly ?? created) === created
}

function page(all: readonly { readonly id: string }[], params: Params, url: string): object {
  const limit = numberParam(params, 'limit') ?? LIMIT
  if (limit < 1 || limit > LIMIT_MAX)
    throw refusal(400, 'parameter_invalid_integer', 'Invalid limit.', 'limit')
  const after = placeOf(all, params, 'starting_after')
  const before = placeOf(all, params, 'ending_before')
  const rest = all.slice(after === undefined ? 0 : after + 1, before)
  const data = before === undefined ? rest.slice(0, limit) : rest.slice(-limit)
  return { object: 'list', data, has_more: rest.length > limit, url }
}

function placeOf(all: readonly { readonly id: string }[], params: Params, name: string): number | undefined {
  const id = textParam(params, name)
  if (id === undefined) return undefined
  const place = all.findIndex((each) => each.id === id)
  if (place === -1) throw missing('object', id, name)
  return place
}
