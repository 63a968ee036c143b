import { settingsFor } from '@selah/kit/service/needs'
import Type, { type Static } from 'typebox'
import { letterSettings } from './letter-settings.ts'
import { pushSettings } from './push-settings.ts'

export const needs = ['database', 'events', 'people', 'identity', 'callers'] as const

/** What is told beside kit's needs; also to the operator's program. */
export const ownSettings = {
  /** Where people reach the product: links in mails lead there. */
  PUBLIC_URL: Type.String({ default: 'http://localhost:8080' }),
  /** Signs the links that end mails, and keys the hashes of addresses. With another one, old links are over. */
  STOP_KEY: Type.String({ minLength: 16 }),
  /** Empty: no mail is sent, which people are told. */
  SMTP_URL: Type.String({ default: '' }),
  MAIL_FROM: Type.String({ default: 'Selah <no-reply@localhost>' }),
  /** Signs mails (RFC 6376): the domain, the name of the key in its DNS, and the key as PEM. Empty: not signed. */
  DKIM_DOMAIN: Type.String({ default: '' }),
  DKIM_SELECTOR: Type.String({ default: '' }),
  DKIM_PRIVATE_KEY: Type.String({ default: '' }),
  PRODUCT_NAME: Type.String({ default: 'Selah' }),
  /** Whose `X-Forwarded-For` is believed. */
  TRUSTED_PROXIES: Type.String({ default: 'loopback' }),
  ...letterSettings,
}
export const settings = settingsFor(needs, {
  ...ownSettings,
  /** Carries the jobs of the worker. What is promised lies in PostgreSQL. */
  REDIS_URL: Type.String({ minLength: 1, default: 'redis://127.0.0.1:6379' }),
  ...pushSettings,
})
export type NotificationsConfig = Static<typeof settings>
