import { describe, expect, test } from 'vitest'
import { renderMail } from './render.ts'
import type { MailFacts, MailKind } from './words.ts'

const sender = { product: 'Selah', support: 'help@example.com' }
const KINDS: Record<MailKind, Partial<MailFacts>> = {
  'confirm-sign-up': { link: 'https://selah.example/l?a=1&b=2', code: '012345' },
  'already-registered': { link: 'https://selah.example/auth' },
  'choose-password': { link: 'https://selah.example/auth' },
  recover: { link: 'https://selah.example/l', code: '012345' },
  'confirm-old-address': { link: 'https://selah.example/l', code: '012345', newAddress: 'new@example.com' },
  'confirm-new-address': { link: 'https://selah.example/l', code: '012345' },
  reauthenticate: { code: '012345' },
  'password-changed': {},
  'address-changed': { newAddress: 'new@example.com' },
  refunded: { money: '$39.99' },
}

describe('a mail', () => {
  test.each(Object.entries(KINDS))('%s says everything in text and in HTML', (kind, facts) => {
    const { subject, text, html } = renderMail(
      { kind: kind as MailKind, to: 'ana@example.com', ...facts },
      sender,
    )

    expect(subject).toContain('Selah')
    for (const value of Object.values(facts)) {
      expect(text).toContain(value)
      expect(html).toContain(value.replaceAll('&', '&amp;'))
    }
    expect(`${text}${html}`).not.toMatch(/undefined|null/)
    expect(text).toMatchSnapshot()
  })

  test('shows an address as text, whatever it says', () => {
    const facts = { kind: 'address-changed', to: 'a@b.c', newAddress: '<b>"x"</b>@example.com' } as const

    expect(renderMail(facts, sender).html).toContain('&lt;b&gt;&quot;x&quot;&lt;/b&gt;@example.com')
  })
})
