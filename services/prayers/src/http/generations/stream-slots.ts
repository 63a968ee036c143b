import { Overloaded } from '@selah/kit/http/overload'
import { TooManyStreams } from '../../errors.ts'

/** How many event streams are open. */
export interface StreamSlots {
  /** Takes a place, and returns how to give it back. Throws TooManyStreams or Overloaded. */
  take(userId: string): () => void
}

export interface StreamLimits {
  readonly perPersonMax: number
  readonly perProcessMax: number
}

/** Bounds what readers who stay connected cost: each holds a connection and a place in memory. */
export function createStreamSlots({ perPersonMax, perProcessMax }: StreamLimits): StreamSlots {
  const openOf = new Map<string, number>()
  let open = 0
  return {
    take(userId) {
      const own = openOf.get(userId) ?? 0
      if (own >= perPersonMax) throw new TooManyStreams()
      if (open >= perProcessMax) throw new Overloaded()
      openOf.set(userId, own + 1)
      open++
      return once(() => {
        open--
        const left = (openOf.get(userId) ?? 1) - 1
        if (left > 0) openOf.set(userId, left)
        else openOf.delete(userId)
      })
    },
  }
}

function once(work: () => void): () => void {
  let done = false
  return () => {
    if (!done) work()
    done = true
  }
}
