export const TOPICS = ['Faith', 'Prayer', 'Scripture', 'Growth', 'Technology', 'Community'] as const
export type Topic = (typeof TOPICS)[number]

export interface ArticleSummary {
  /** The end of its address. */
  readonly id: string
  readonly title: string
  readonly excerpt: string
  /** The day it was published, as in 2025-10-24. */
  readonly date: string
  readonly readMinutes: number
  readonly category: Topic
  /** Every topic it is found under; the category is one of them. */
  readonly topics: readonly Topic[]
}

/** All articles, newest first. The first is featured. No React in here: the build reads this list too. */
export const ARTICLES: readonly ArticleSummary[] = [
  {
    id: 'power-of-personalized-prayer',
    title: 'The power of personalized prayer',
    excerpt:
      'Hannah moved her lips and a priest took her for drunk. What happens when we stop praying in general and say the one thing that is true today.',
    date: '2025-10-24',
    readMinutes: 5,
    category: 'Prayer',
    topics: ['Prayer', 'Faith'],
  },
  {
    id: 'digital-journaling',
    title: 'Keeping a prayer journal on a screen',
    excerpt:
      'A prayer journal is a row of stones that says: so far, we were helped. How to keep one on the same glass that brings the news.',
    date: '2025-10-09',
    readMinutes: 4,
    category: 'Technology',
    topics: ['Technology', 'Prayer', 'Growth'],
  },
  {
    id: 'stillness-clarity',
    title: 'Be still: what quiet can and cannot tell you',
    excerpt:
      'The best-known line about stillness stands in a psalm full of earthquakes. On quiet, clear thinking, and why Elijah was fed before he was spoken to.',
    date: '2025-09-22',
    readMinutes: 6,
    category: 'Faith',
    topics: ['Faith', 'Prayer', 'Growth'],
  },
  {
    id: 'prayer-habit',
    title: 'A prayer habit that survives a bad week',
    excerpt:
      'Small, tied to something you already do, and easy to come back to: how people have kept praying on ordinary days, without counting.',
    date: '2025-09-05',
    readMinutes: 3,
    category: 'Growth',
    topics: ['Growth', 'Prayer'],
  },
  {
    id: 'psalms-modern-heart',
    title: 'The Psalms and the modern heart',
    excerpt:
      'A hundred and fifty old poems, sung by people who agree on little else. A reader’s guide to the kinds of psalm, the hard ones included, and where to begin.',
    date: '2025-08-23',
    readMinutes: 7,
    category: 'Scripture',
    topics: ['Scripture', 'Faith', 'Community'],
  },
]

/** How a topic stands in an address. */
export function topicSlug(topic: Topic): string {
  return topic.toLowerCase()
}

export function findTopic(slug: string | undefined): Topic | undefined {
  return TOPICS.find((topic) => topicSlug(topic) === slug)
}

export function articlesOn(topic: Topic): readonly ArticleSummary[] {
  return ARTICLES.filter(({ topics }) => topics.includes(topic))
}

export function findArticle(id: string | undefined): ArticleSummary | undefined {
  return ARTICLES.find((article) => article.id === id)
}
