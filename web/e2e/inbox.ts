import { type APIRequestContext, expect } from '@playwright/test'
import { stack } from './stack.ts'

interface Mail {
  readonly to: readonly { readonly address: string }[]
  readonly text: string
}

/** What the recovery mail to this address carries: the link, and the six digits for another device. */
export async function recoveryMailTo(request: APIRequestContext, email: string) {
  let text = ''
  await expect(async () => {
    const mails: Mail[] = await (await request.get(`${stack.inbox}/api/email`)).json()
    text = mails.findLast(({ to }) => to.some(({ address }) => address === email))?.text ?? ''
    expect(text).not.toBe('')
  }).toPass({ timeout: 15_000 })
  return { link: /https?:\S+/.exec(text)?.[0] ?? '', code: /\b\d{6}\b/.exec(text)?.[0] ?? '' }
}
