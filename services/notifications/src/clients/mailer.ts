import { createMailer, type Mailer } from '@selah/kit/mail'
import type { NotificationsConfig } from '../config.ts'

type MailSettings = Pick<
  NotificationsConfig,
  'SMTP_URL' | 'MAIL_FROM' | 'DKIM_DOMAIN' | 'DKIM_SELECTOR' | 'DKIM_PRIVATE_KEY'
>

/** Undefined where no mail server is configured. */
export function openMailer(config: MailSettings): Mailer | undefined {
  if (config.SMTP_URL === '') return undefined
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey } = config
  const dkim = domain && selector && privateKey ? { domain, selector, privateKey } : undefined
  return createMailer(config.SMTP_URL, config.MAIL_FROM, dkim)
}
