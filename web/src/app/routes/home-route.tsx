import { useNavigate } from 'react-router-dom'
import { ARTICLES } from '../../features/blog/articles/list.ts'
import type { Teaser } from '../../features/landing/insights.tsx'
import { LandingPage } from '../../features/landing/landing-page.tsx'
import { paths } from '../../paths.ts'
import { pendingRequest } from '../../prayer/pending-request.ts'
import { SITUATION_CHARACTERS_MAX } from '../../prayer/text/words.ts'
import { currentSession, useSeemsSignedIn } from '../../session/session.ts'
import { storedPerson } from '../../session/session-storage.ts'

/** Which articles the landing page announces, and under which of its own three headings (LND-14). */
const ANNOUNCED: Readonly<Record<string, Teaser['category']>> = {
  'prayer-habit': 'Prayer Guide',
  'stillness-clarity': 'Spiritual Growth',
  'psalms-modern-heart': 'Life & Faith',
}

const teasers: readonly Teaser[] = ARTICLES.flatMap(({ id, title, excerpt, date }) => {
  const category = ANNOUNCED[id]
  return category ? [{ id, category, title, excerpt, date }] : []
})

/** Whose words they are: before the session is looked into, of the person who was signed in here last and has not left. */
function writer(): string | undefined {
  const session = currentSession()
  return session.status === 'signed-in' ? session.userId : storedPerson()?.id
}
const find = () => pendingRequest.find(writer())
const keep = (situation: string) => pendingRequest.keep(writer(), situation)

export function HomeRoute() {
  const navigate = useNavigate()
  const signedIn = useSeemsSignedIn()

  const begin = (situation: string) => {
    keep(situation)
    navigate(signedIn ? paths.generate : paths.auth)
  }
  return (
    <LandingPage request={{ find, keep, begin, charactersMax: SITUATION_CHARACTERS_MAX }} teasers={teasers} />
  )
}
