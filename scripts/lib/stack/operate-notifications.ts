import { join } from 'node:path'
import { readSecrets } from './data-folder/read-secrets.ts'
import { findStack } from './data-folder/stack-file.ts'

/** What the operator's program of notifications is told of the stack that runs on a data folder. */
export async function ofNotifications(data: string): Promise<Record<string, string>> {
  const stack = await findStack(join(data, 'stack.json'))
  const secrets = await readSecrets(join(data, 'secrets.json'), console.log)
  return {
    DATABASE_URL: stack.databases.notifications ?? '',
    PUBLIC_URL: stack.url,
    SMTP_URL: stack.smtp,
    STOP_KEY: secrets?.services.notifications?.vaultKeys ?? '',
  }
}
