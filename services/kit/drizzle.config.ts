import { defineConfig } from 'drizzle-kit'

// The tables of the test service in test/fixture: kit's own, and one to see effects in.
export default defineConfig({
  dialect: 'postgresql',
  schema: './test/fixture/src/schema.ts',
  out: './test/fixture/migrations',
})
