import { randomBytes } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { exportJWK, generateKeyPair } from 'jose'
import { Problem } from '../../problem.mjs'
import { RESTORE, readSecrets, type Secrets, type ServiceSecrets } from './read-secrets.ts'

export type { Secrets, ServiceSecrets } from './read-secrets.ts'

export interface KeepSecretsOptions {
  readonly services: readonly string[]
  /** There is data that only the secrets of its first start open. */
  readonly hasData: boolean
  readonly say: (line: string) => void
}

/** Reads the secrets in `file`, or makes them; what is new to the file is made and added. */
export async function keepSecrets(
  file: string,
  { services: names, hasData, say }: KeepSecretsOptions,
): Promise<Secrets> {
  const known = await readSecrets(file, say)
  if (!known && hasData) {
    throw new Problem(`${file} is missing. It holds the keys of the data beside it.`, RESTORE)
  }
  const strangers = names.filter((name) => !known?.services[name])
  if (known?.vapid && strangers.length === 0) return known
  const secrets = known ?? (await newSecrets())
  const services = { ...secrets.services, ...(await newServices(strangers)) }
  const complete = { ...secrets, vapid: secrets.vapid ?? (await newVapidKeys()), services }
  await write(file, complete)
  return complete
}

async function newSecrets(): Promise<Secrets> {
  return {
    postgres: password(),
    nats: { services: password(), outside: password() },
    signingKeys: base64url({ keys: [await privateKey()] }),
    services: {},
  }
}

/** Writes beside the file and moves over it, on the disk before the name: a crash half-way must not cost the keys. */
async function write(file: string, secrets: Secrets): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(secrets, undefined, 2), { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
}

async function newServices(names: readonly string[]): Promise<Record<string, ServiceSecrets>> {
  const entries = names.map(async (name) => [name, await newService()] as const)
  return Object.fromEntries(await Promise.all(entries))
}

async function newService(): Promise<ServiceSecrets> {
  return {
    database: password(),
    vaultKeys: `local-1:${randomBytes(32).toString('base64')}`,
    privateKey: base64url(await privateKey()),
  }
}

/** Both halves in the raw form that browsers and `web-push` take. */
async function newVapidKeys() {
  const { x = '', y = '', d = '' } = await privateKey()
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}

async function privateKey() {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const kid = randomBytes(8).toString('hex')
  return { ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' }
}

function base64url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function password(): string {
  return randomBytes(18).toString('base64url')
}
