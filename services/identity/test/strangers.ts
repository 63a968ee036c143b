import { startIdentity, type TestIdentity } from './harness.ts'
import { requestsTo } from './requests.ts'

// Attacks that prepare an account before its owner has it: https://arxiv.org/abs/2205.10174, "Pre-hijacked accounts".

export const STRANGER = { place: '203.0.113.66', password: 'the stranger knows 1', name: 'Somebody else' }
export const OWNER = { place: '198.51.100.1', password: 'only ana knows 2', name: 'Ana' }
export type Person = typeof OWNER

export const start = () => startIdentity({ SIGNUP_AUTOCONFIRM: 'false' })

export function signUp(identity: TestIdentity, email: string, { place, password, name }: Person) {
  return requestsTo(identity, place).post('/signup', { email, password, data: { name } })
}

export async function canSignIn(
  identity: TestIdentity,
  email: string,
  { password }: Person,
): Promise<boolean> {
  const { status } = await requestsTo(identity).post('/token?grant_type=password', { email, password })
  return status === 200
}

export async function account(identity: TestIdentity, email: string) {
  const [row] = await identity.query(
    'select password_hash, user_metadata, terms_version, email_confirmed_at from users where email = $1',
    [email],
  )
  return row
}
