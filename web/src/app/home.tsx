import { Navigate } from 'react-router-dom'
import { useSession } from '../api/session.ts'
import { paths } from '../paths.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'

/** `/` has no page of its own yet. */
export function Home() {
  const session = useSession()
  if (session.status === 'failed') throw session.error
  if (session.status === 'unknown') return <PageSkeleton />
  return <Navigate to={session.status === 'signed-in' ? paths.dashboard : paths.auth} replace />
}
