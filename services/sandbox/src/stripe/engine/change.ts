import type { Account } from '../account.ts'

/** Changes fields of an object, and tells of it with the values they had, where `type` names an event. */
export function change<Changed extends object>(
  account: Account,
  object: Changed,
  fields: Partial<Changed>,
  type?: string,
): Changed {
  const names = Object.keys(fields) as (keyof Changed)[]
  const previous = structuredClone(Object.fromEntries(names.map((name) => [name, object[name]])))
  Object.assign(object, fields)
  if (type) account.emit(type, object, previous)
  return object
}
