import { type ComponentType, useState } from 'react'

/** A part of a page that the build writes whole, and whose code the browser fetches only when somebody asks for it. */
export interface OnDemand<Props> {
  readonly load: () => Promise<ComponentType<Props>>
  readonly loaded: () => ComponentType<Props> | undefined
}

const loading: Promise<unknown>[] = []

export function onDemand<Props>(fetch: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let part: ComponentType<Props> | undefined
  const load = async () => {
    part ??= await fetch()
    return part
  }
  if (import.meta.env.SSR) loading.push(load())
  return { load, loaded: () => part }
}

/** The part once it is here, and what fetches it. While it cannot be fetched, what the build wrote stays. */
export function useOnDemand<Props>({ load, loaded }: OnDemand<Props>) {
  const [Part, setPart] = useState(loaded)
  const fetch = () => {
    load().then(
      (found) => setPart(() => found),
      () => {},
    )
  }
  return { Part, fetch }
}

/** For the build, which writes everything. */
export async function everythingOnDemand(): Promise<void> {
  await Promise.all(loading)
}
