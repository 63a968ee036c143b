// argon2id and nothing else: verifies PASSWORD against HASH as often as it can, and prints how often in a second.
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

const { SECONDS, MEMORY, TIME } = process.env
const password = 'still waters 23'
const known = await hash(password, { memoryCost: Number(MEMORY), timeCost: Number(TIME), parallelism: 1 })
const until = performance.now() + Number(SECONDS) * 1000
let verified = 0

async function work() {
  while (performance.now() < until) {
    if (!(await verify(known, password))) throw new Error('a right password was taken for a wrong one')
    verified += 1
  }
}

await Promise.all(Array.from({ length: Math.min(3, availableParallelism()) }, work))
console.log(verified / Number(SECONDS))
