// better-auth on a database of its own, with argon2id for passwords. UPDATE_AGE=0 renews the session with each look.
import { createServer } from 'node:http'
import { hash, verify } from '@node-rs/argon2'
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { toNodeHandler } from 'better-auth/node'
import pg from 'pg'

const { PORT, DATABASE_URL, UPDATE_AGE, MEMORY, TIME } = process.env
const parameters = { memoryCost: Number(MEMORY), timeCost: Number(TIME), parallelism: 1 }
const auth = betterAuth({
  baseURL: `http://127.0.0.1:${PORT}`,
  secret: 'only for measuring, on this machine alone',
  database: new pg.Pool({ connectionString: DATABASE_URL, max: 5 }),
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
  session: UPDATE_AGE === undefined ? {} : { updateAge: Number(UPDATE_AGE) },
  emailAndPassword: {
    enabled: true,
    password: {
      hash: (password) => hash(password, parameters),
      verify: ({ hash: known, password }) => verify(known, password),
    },
  },
})
const { runMigrations } = await getMigrations(auth.options)
await runMigrations()
createServer(toNodeHandler(auth)).listen(Number(PORT), '127.0.0.1', () => console.log('listening'))
