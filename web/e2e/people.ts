import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { stack } from './stack.ts'

export const PASSWORD = 'green-pastures'

export interface Person {
  readonly name: string
  readonly email: string
  readonly token: string
}

/** An address nobody has used. */
export function newEmail(): string {
  return `e2e-${randomUUID()}@example.org`
}

/** Somebody with an account, and a session in this browser, without walking through the forms. */
export async function signUpAs(page: Page, name: string): Promise<Person> {
  const email = newEmail()
  const response = await page.request.post('/auth/v1/signup', {
    data: { email, password: PASSWORD, data: { name, timezone: 'UTC' } },
  })
  if (!response.ok())
    throw new Error(`${name} could not sign up: ${response.status()} ${await response.text()}`)
  const session = await response.json()
  await page.goto('/config.json')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKey(),
    JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + session.expires_in }),
  ] as const)
  return { name, email, token: session.access_token }
}

/** Uses up one prayer; gives back its generation. */
export async function pray(
  request: APIRequestContext,
  { token }: Person,
  wish: object = {},
): Promise<string> {
  const response = await request.post('/api/v1/generate-prayer', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data: { category: 'Hope', mood: 'Tired', ...wish },
  })
  return (await response.json()).generation_id
}

interface KeptPrayer {
  readonly id: string
  readonly prayer_text: string
  readonly citations: readonly { readonly reference: string; readonly text: string }[]
}

/** A prayer in the journal. */
export async function prayAndSave(
  request: APIRequestContext,
  person: Person,
  wish: object = {},
  saving: object = {},
): Promise<KeptPrayer> {
  const response = await request.post('/api/v1/prayers', {
    headers: { authorization: `Bearer ${person.token}` },
    data: { generation_id: await pray(request, person, wish), ...saving },
  })
  return response.json()
}

interface Mail {
  readonly to: readonly { readonly address: string }[]
  readonly text: string
}

/** What the recovery mail to this address carries: the link, and the six digits for another device. */
export async function recoveryMailTo(request: APIRequestContext, email: string) {
  const text = await mailTo(request, email, /./)
  return { link: /https?:\S+/.exec(text)?.[0] ?? '', code: /\b\d{6}\b/.exec(text)?.[0] ?? '' }
}

/** The link of this form in the newest mail to this address that has one. */
export async function linkInMailTo(request: APIRequestContext, email: string, link: RegExp): Promise<string> {
  return link.exec(await mailTo(request, email, link))?.[0] ?? ''
}

/** The text of the newest mail to this address that has this in it. */
async function mailTo(request: APIRequestContext, email: string, has: RegExp): Promise<string> {
  let text = ''
  await expect(async () => {
    const mails: Mail[] = await (await request.get(`${stack.inbox}/api/email`)).json()
    const isMeant = ({ to, text: words }: Mail) =>
      to.some(({ address }) => address === email) && has.test(words)
    text = mails.findLast(isMeant)?.text ?? ''
    expect(text).not.toBe('')
  }).toPass({ timeout: 15_000 })
  return text
}

function storageKey(): string {
  return `sb-${new URL(stack.url).hostname.split('.')[0]}-auth-token`
}
