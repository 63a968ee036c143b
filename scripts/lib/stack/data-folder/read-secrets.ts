import { chmod, readFile, stat } from 'node:fs/promises'
import { unlessMissing } from '../../file-problem.ts'
import { Problem } from '../../problem.mjs'

/** The keys and passwords of one local stack. Without them its data cannot be read: they live and die together. */
export interface Secrets {
  readonly postgres: string
  readonly nats: { readonly services: string; readonly outside: string }
  /** Identity's keys for people's tokens: base64url of a private JWKS, ES256, the first one signs. */
  readonly signingKeys: string
  /** Identifies us to push services (RFC 8292), in base64url. Files of older stacks have none yet. */
  readonly vapid?: { readonly publicKey: string; readonly privateKey: string }
  readonly services: Readonly<Record<string, ServiceSecrets>>
}

export interface ServiceSecrets {
  /** Of its own role on its own database. */
  readonly database: string
  /** `id:base64 of 32 bytes`: wraps the keys that seal people's words. */
  readonly vaultKeys: string
  /** base64url of a private P-256 JWK: signs its calls to other services. */
  readonly privateKey: string
}

/** Others than its owner may read, write or run it. */
const OPEN_TO_OTHERS = 0o077

/**
 * Reads the secrets of a data folder; absent when there is no such file. Throws when a part is missing or damaged: new
 * keys in its place would make the data unreadable. No message holds a part of a secret.
 */
export async function readSecrets(file: string, say: (line: string) => void): Promise<Secrets | undefined> {
  const text = await read(file)
  if (text === undefined) return undefined
  const value = parse(text)
  const lacking = isRecord(value) ? lackingIn(value) : ['everything']
  if (lacking.length > 0) throw damaged(file, lacking)
  await closeToOthers(file, say)
  return value as unknown as Secrets
}

async function read(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    // A folder of this name holds no secrets either.
    return (error as NodeJS.ErrnoException).code === 'EISDIR' ? '' : unlessMissing(error)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The error quotes the text, which is secret.
    return undefined
  }
}

/** Names what a complete file has and this one does not. Services may be new to it, but not half known. */
function lackingIn({ postgres, nats, signingKeys, vapid, services }: Record<string, unknown>): string[] {
  const known = isRecord(services) ? Object.entries(services) : []
  return [
    ...lackingTexts({ postgres, signingKeys }, ['postgres', 'signingKeys']),
    ...lackingTexts(nats, ['services', 'outside'], 'nats.'),
    ...(vapid === undefined ? [] : lackingTexts(vapid, ['publicKey', 'privateKey'], 'vapid.')),
    ...(isRecord(services) ? [] : ['services']),
    ...known.flatMap(([name, keys]) =>
      lackingTexts(keys, ['database', 'vaultKeys', 'privateKey'], `services.${name}.`),
    ),
  ]
}

function lackingTexts(value: unknown, names: readonly string[], prefix = ''): string[] {
  const record = isRecord(value) ? value : {}
  return names
    .filter((name) => typeof record[name] !== 'string' || record[name] === '')
    .map((name) => prefix + name)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function damaged(file: string, lacking: readonly string[]): Problem {
  const what = lacking.includes('everything') ? 'it is cut off, or no JSON' : `it lacks ${lacking.join(', ')}`
  return new Problem(`${file} is damaged: ${what}. It holds the keys of the data.`, RESTORE)
}

export const RESTORE =
  'Put it back from a copy, or begin with new keys: npm start -- --fresh (this empties the data)'

async function closeToOthers(file: string, say: (line: string) => void): Promise<void> {
  const { mode } = await stat(file)
  if (process.platform === 'win32' || (mode & OPEN_TO_OTHERS) === 0) return
  await chmod(file, 0o600)
  say(`${file} was open to other users of this machine, and is closed now.`)
  say('  If they may have read it, begin with new keys: npm start -- --fresh (this empties the data)')
}
