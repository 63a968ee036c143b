import { afterAll, afterEach } from 'vitest'
import { failOnDepartures } from './contract.ts'

// Run before every test file. `contract.ts` is loaded once for all files of a worker, so that no app is watched twice.

afterEach(failOnDepartures)
afterAll(failOnDepartures)
