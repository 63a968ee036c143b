import { answerOf, api } from '../api/client.ts'
import { isStatus } from '../api/errors.ts'
import { track } from '../tracking.ts'
import { notify } from '../ui/notify.tsx'

const BAD_ADDRESS = 422

/** Asks for the letter, and says what came of it. True when the address was taken. */
export async function join(email: string): Promise<boolean> {
  if (!email.includes('@')) return refuse()
  try {
    await answerOf(api.POST('/api/v1/newsletter', { body: { email, source: 'footer_form' } }))
  } catch (error) {
    if (isStatus(error, BAD_ADDRESS)) return refuse()
    notify.failure('Please try again later', { title: 'Something went wrong' })
    return false
  }
  track('email_signup', { source: 'footer_form' })
  notify.success(
    "You've been added to our prayer community. Check your inbox for a welcome message.",
    'Welcome!',
  )
  return true
}

function refuse(): false {
  notify.failure('Please enter a valid email address', { title: 'Invalid Email' })
  return false
}
