import type { Block } from './blocks.ts'

// An article's words come with its page, and only they: each is a chunk of its own.
const BODIES: Readonly<Record<string, () => Promise<{ readonly body: readonly Block[] }>>> = {
  'power-of-personalized-prayer': () => import('./power-of-personalized-prayer.ts'),
  'digital-journaling': () => import('./digital-journaling.ts'),
  'stillness-clarity': () => import('./stillness-clarity.ts'),
  'prayer-habit': () => import('./prayer-habit.ts'),
  'psalms-modern-heart': () => import('./psalms-modern-heart.ts'),
}

export const articleIds: readonly string[] = Object.keys(BODIES)

const loaded = new Map<string, readonly Block[]>()

/** Fetches an article's words, before its page is drawn. */
export async function loadBody(id: string): Promise<void> {
  const article = await BODIES[id]?.()
  if (article) loaded.set(id, article.body)
}

/** The words of an article that has been loaded: a page that is drawn has them from its first moment. */
export function bodyOf(id: string): readonly Block[] {
  const body = loaded.get(id)
  if (!body) throw new Error(`the article ${id} was drawn before it was loaded`)
  return body
}
