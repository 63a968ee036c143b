import { GoTrueClient } from '@supabase/auth-js'
import { STORAGE_KEY } from './session-storage.ts'

/** The session manager, in a chunk of its own: nobody needs it before the first paint. */
export function createAuthClient(): GoTrueClient {
  return new GoTrueClient({
    url: `${location.origin}/auth/v1`,
    storageKey: STORAGE_KEY,
    flowType: 'pkce',
    detectSessionInUrl: true,
    autoRefreshToken: true,
    persistSession: true,
  })
}
