import type { NotificationsDeps } from '../src/deps.ts'
import { confirmations } from '../src/use-cases/sending/confirmations.ts'
import { letters } from '../src/use-cases/sending/letters.ts'
import { psalms } from '../src/use-cases/sending/psalms.ts'
import { dueReminders } from '../src/use-cases/sending/reminders.ts'
import { sendDue } from '../src/use-cases/sending/send.ts'

// What the jobs of the worker do, without Redis.
export const sendConfirmations = (deps: NotificationsDeps) => sendDue(deps, confirmations(deps))
export const sendLetters = (deps: NotificationsDeps) => sendDue(deps, letters(deps))
export const sendPsalms = (deps: NotificationsDeps) => sendDue(deps, psalms(deps))
export const sendReminders = (deps: NotificationsDeps) => sendDue(deps, dueReminders(deps))
