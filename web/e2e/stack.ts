import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

// Which product the journeys walk through: the one named by the environment, else the one `npm start` has started.

const described = path.resolve(import.meta.dirname, '../../.data/stack.json')

interface Stack {
  readonly url: string
  /** Where mails land. */
  readonly inbox: string
}

export const stack: Stack = {
  url: process.env.E2E_BASE_URL ?? fromStackFile('url') ?? 'http://localhost:8080',
  inbox: process.env.E2E_INBOX_URL ?? fromStackFile('inbox') ?? 'http://localhost:1080',
}

export const browser = [process.env.E2E_BROWSER, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (file) => file !== undefined && existsSync(file),
)

function fromStackFile(field: keyof Stack): string | undefined {
  if (!existsSync(described)) return undefined
  const stack: Partial<Stack> = JSON.parse(readFileSync(described, 'utf8'))
  return stack[field]
}
