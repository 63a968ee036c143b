import type { Category, PrayerRequest } from '../prayer.ts'
import type { WritingTask } from '../writer.ts'
import { listenInCrisis, THE_HURT } from './echo/in-crisis.ts'
import { type Heard, listenTo, UNHEARD } from './echo/listen.ts'
import { chooseForm, type Form } from './forms.ts'
import { type Voice, voiceFor } from './voice.ts'

/** How a request is understood before a word is written. */
export interface Hearing {
  /** As it was asked, for a category that is safe to pray. */
  readonly request: PrayerRequest
  readonly heard: Heard
  readonly voice: Voice
  readonly form: Form
}

/** Understands a request: who prays for whom, of what, in which form. In a crisis nothing of it is said back. */
export function hear(task: Pick<WritingTask, 'request' | 'crisis' | 'harm'>): Hearing {
  const { request: asked, crisis } = task
  const { recipient } = asked
  const heard = listen(task)
  const voice = voiceFor(recipient, heard.recipient, heard.recipientPronoun, heard.saysWe)
  const request = { ...asked, category: safeCategory(asked, heard) }
  return { request, heard, voice, form: chooseForm(request, voice.kind, crisis !== false) }
}

/** In harm the voice is decided already, and nothing of the situation can bring the one who does it in. */
function listen({ request, crisis, harm }: Pick<WritingTask, 'request' | 'crisis' | 'harm'>): Heard {
  const { situation, recipient } = request
  if (harm) return { ...UNHEARD, isAbuse: true, ...(harm.to === 'other' && { recipient: THE_HURT }) }
  return crisis ? listenInCrisis(situation, recipient) : withoutTies(listenTo(situation, recipient))
}

// Where somebody is being harmed, nothing is said of mending ties, forgiving or staying: the prayer is for shelter.
const OF_TIES: ReadonlySet<Category> = new Set<Category>(['Forgiveness', 'Love', 'Family', 'Peace'])
const THEMES_OF_TIES: ReadonlySet<string> = new Set(['conflict', 'breakup', 'wedding', 'parenting', 'guilt'])

function safeCategory({ category }: PrayerRequest, { isAbuse, themes }: Heard): Category {
  if (isAbuse && OF_TIES.has(category)) return 'Protection'
  // Whoever was wronged is not made to confess: they look for peace.
  return category === 'Forgiveness' && themes.some(({ theme }) => theme === 'wronged') ? 'Peace' : category
}

function withoutTies(heard: Heard): Heard {
  if (!heard.isAbuse) return heard
  // What is asked for a person told of here may be asked for the one who did the harm.
  const themes = heard.themes.filter(
    ({ theme, about }) => !THEMES_OF_TIES.has(theme) && typeof about !== 'object',
  )
  return { ...heard, themes, people: [] }
}
