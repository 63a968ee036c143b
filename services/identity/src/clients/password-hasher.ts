import { availableParallelism } from 'node:os'
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { normalisePassword } from '../domain/password.ts'
import { Busy } from '../errors.ts'

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. About 25 ms of one core. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options

/** Waiting longer than this many others means waiting for seconds: better to say so at once. */
const WAITING_MAX = 100

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /**
   * Whether the password belongs to the hash. Without a hash it does the same work and says no, so that the time it
   * takes tells nobody whether an account exists.
   */
  matches(password: string, hash: string | null | undefined): Promise<boolean>
  /** Whether a hash was made with weaker parameters than today's. */
  isOutdated(hash: string): boolean
}

/**
 * Hashes with argon2id, a few at a time: a flood of sign-ins takes neither all memory nor all threads of the process.
 * Throws `Busy` when too many already wait.
 */
export async function createPasswordHasher(
  concurrency = Math.min(3, availableParallelism()),
): Promise<PasswordHasher> {
  const limit = pLimit(concurrency)
  const inTurn = <Result>(work: () => Promise<Result>) => {
    if (limit.pendingCount >= WAITING_MAX) throw new Busy(2)
    return limit(work)
  }
  const nobodysHash = await hash('nobody has this password', PARAMETERS)
  return {
    hash: async (password) => inTurn(() => hash(normalisePassword(password), PARAMETERS)),
    async matches(password, known) {
      const right = await inTurn(() => verify(known ?? nobodysHash, normalisePassword(password)))
      return right && known !== null && known !== undefined
    },
    isOutdated(known) {
      const { memoryCost, timeCost } = parseOptions(known)
      return memoryCost < PARAMETERS.memoryCost || timeCost < PARAMETERS.timeCost
    },
  }
}
